// The page as a table to play at: what SimCord's page does not do of its own. Only its public elements are used.

const $ = (id) => document.getElementById(id);
const timeline = $("channel-timeline");
const newMessages = $("new-messages");
const picker = $("viewer-picker");
const OWN_MS = 5000; // A message that comes so soon after an action of one's own is taken for its answer.

// After an action of one's own, show the newest message, however far up one has read.
let actedAt = -OWN_MS;
function toEnd() {
  timeline.scrollTop = timeline.scrollHeight;
}
$("channel-composer").addEventListener("submit", () => {
  actedAt = performance.now();
  toEnd();
});
document.addEventListener("click", (event) => {
  if (event.isTrusted && event.target.closest("#preview-app button:not(.history-button)")) actedAt = performance.now();
}, true);
new MutationObserver(() => {
  if (newMessages.hidden || performance.now() - actedAt > OWN_MS) return;
  if ($("history-newer").hidden) toEnd();
  else newMessages.click(); // loads them
}).observe(newMessages, { attributes: true, attributeFilter: ["hidden"] });

// A link to a message leads there inside the page, by SimCord's own form. Discord itself is never opened.
function follow(event) {
  const link = event.target.closest('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  $("message-exact-id").value = link.pathname.split("/").at(-1);
  $("message-exact-form").requestSubmit();
}
document.addEventListener("click", follow, true);
document.addEventListener("auxclick", follow, true);

// Channels and people at the side. A viewer's id is "person-room", such as "12-games".
const switches = $("rooms").querySelectorAll("button");
let wanted = new URLSearchParams(location.search).get("as");
function go(person, room) {
  picker.value = `${person}-${room}`;
  picker.dispatchEvent(new Event("change"));
}
for (const each of switches) {
  each.addEventListener("click", () => {
    const [person, room] = picker.value.split("-");
    go(each.dataset.person ?? person, each.dataset.room ?? room);
  });
}
new MutationObserver(() => {
  const [person, room] = picker.value.split("-");
  const current = [...switches].filter((each) => [person, room].includes(each.dataset.person ?? each.dataset.room));
  for (const each of switches) each.toggleAttribute("aria-current", current.includes(each));
  if (current.length) document.title = current.map((each) => each.textContent).reverse().join(" · ");
  if (wanted && room) {
    go(wanted, room);
    wanted = null;
  }
}).observe(picker, { childList: true });

// The secret of the address goes along to another tab.
for (const each of document.querySelectorAll('a[href^="/?"]')) each.hash = location.hash;
