// The page as a table to play at: what SimCord's page does not do of its own. Only its public elements are used.

const $ = (id) => document.getElementById(id);
const timeline = $("channel-timeline");
const list = $("channel-message-list");
const picker = $("viewer-picker");
const OWN_MS = 5000; // A message that comes so soon after an action of one's own is taken for its answer.

// Keep the newest message in sight until somebody scrolls up; after an action of one's own, show it again.
let following = true;
let actedAt = -OWN_MS;
let reach = 0; // How far down one can scroll. If it is as it was, somebody has scrolled; else messages have changed.
let newest = "";
function keep() {
  reach = timeline.scrollHeight - timeline.clientHeight;
  if (following) timeline.scrollTop = timeline.scrollHeight;
}
function act() {
  actedAt = performance.now();
}
const sizes = new ResizeObserver(keep);
sizes.observe(list);
sizes.observe(timeline);
timeline.addEventListener("scroll", () => {
  if (reach !== timeline.scrollHeight - timeline.clientHeight) return;
  following = reach - timeline.scrollTop <= 2;
  if (!following) actedAt = -OWN_MS;
}, { passive: true });
new MutationObserver(() => {
  const last = list.lastElementChild?.dataset.messageId;
  if (last !== newest && performance.now() - actedAt < OWN_MS) following = true;
  newest = last;
  keep();
}).observe(list, { childList: true });
$("channel-composer").addEventListener("submit", () => {
  act();
  following = true;
  keep();
});
document.addEventListener("click", (event) => {
  const button = event.target.closest("#preview-app button");
  if (button?.matches(".history-button")) following = button.id === "new-messages";
  else if (button) act();
}, true);
// A viewer's id with a language, "12-34@de", has the bot told of that; the next state has the plain ids again.
picker.addEventListener("change", () => {
  following = true;
  picker.selectedOptions[0].value += `@${said.chosen}`;
}, true);

// A link to a message or a channel leads there inside the page, by SimCord's own form. Discord itself is never opened.
function follow(event) {
  const link = event.target.closest('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const [channel, message] = link.pathname.split("/").slice(3);
  if (!message) return go(undefined, channel);
  following = false;
  $("message-exact-id").value = message;
  $("message-exact-form").requestSubmit();
}
document.addEventListener("click", follow, true);
document.addEventListener("auxclick", follow, true);

// Channels and people at the side. A viewer's id is "person-channel", and its name "Alice · # games".
const nav = $("rooms");
const said = JSON.parse(nav.dataset.words);
const wanted = new URLSearchParams(location.search).get("as"); // "12-34" or, in a new tab, "12"
const inLanguage = said.chosen ? `&in=${said.chosen}` : "";
let isOpen = false;
let person, room; // where this is or, while a state is on its way, will be
let drawn = ""; // the channels and threads
function addLanguages() {
  const label = element("label", said.language, nav);
  const menu = element("select", "", label, { id: "language" });
  for (const [locale, name] of Object.entries(said.languages)) menu.add(new Option(name, locale, false, locale === said.chosen));
  menu.addEventListener("change", () => {
    location.assign(`/?as=${person}-${room}&in=${menu.value}${location.hash}`);
  });
}
// One change for both: SimCord's page drops what it has to say of its size if a second follows.
function go(toPerson = person, toRoom = room) {
  [person, room] = [toPerson, toRoom];
  picker.add(new Option("", `${person}-${room}`, false, true));
  picker.dispatchEvent(new Event("change"));
}
function element(tag, text, parent, fields = {}) {
  return parent.appendChild(Object.assign(document.createElement(tag), { textContent: text, ...fields }));
}
function addSwitches(items, names, isPeople) {
  items.replaceChildren();
  for (const [id, name] of names) {
    const item = element("li", "", items);
    const button = element("button", name, item, { type: "button", value: id });
    button.addEventListener("click", () => (isPeople ? go(id) : go(undefined, id)));
    if (!isPeople) continue;
    const tab = element("a", "+", item, { href: `/?as=${id}${inLanguage}`, target: "_blank", title: `${name}: ${said.tab}` });
    tab.addEventListener("click", () => $("drawer-scrim").click()); // on a phone the drawer covers the channel
  }
}
new MutationObserver(() => {
  if (!picker.value.includes("-")) return;
  [person, room] = picker.value.split("-");
  const isElsewhere = !isOpen && (said.chosen || (wanted && wanted !== picker.value));
  isOpen = true;
  if (isElsewhere) return go(...(wanted || picker.value).split("-"));
  const views = [...picker.options].map((each) => [...each.value.split("-"), ...each.text.split(" · ")]);
  if (!nav.childElementCount) {
    element("h2", said.channels, nav);
    element("ul", "", nav);
    element("h2", said.people, nav);
    addSwitches(element("ul", "", nav), new Map(views.map(([id, , name]) => [id, name])), true);
    addLanguages();
    element("p", said.tip, nav);
    // The secret of the address goes along to another tab.
    for (const each of document.querySelectorAll('a[href^="/?"]')) each.hash = location.hash;
  }
  const rooms = views.filter(([id]) => id === person).map(([, id, , name]) => [id, name]);
  if (drawn !== String(rooms)) addSwitches(nav.querySelector("ul"), rooms, false);
  drawn = String(rooms);
  for (const each of nav.querySelectorAll("button")) each.ariaCurrent = String([person, room].includes(each.value));
  document.title = picker.selectedOptions[0].text;
  // Who and where this is stays in the address, for when the page is loaded again.
  history.replaceState(null, "", `/?as=${picker.value}${inLanguage}${location.hash}`);
}).observe(picker, { childList: true });

// What SimCord says of its workbench is of no interest here; what has gone wrong is.
const status = $("action-status");
new MutationObserver(() => {
  status.classList.toggle("trouble", /interrupted|uncertain|not completed|unavailable/i.test(status.textContent));
  if (!isWaiting && isAway()) wait();
}).observe(status, { childList: true });

// While the bot is away, say so. One that has started since knows nothing of this page: load it again.
const away = element("p", said.away, document.body, { id: "away", role: "status", hidden: true });
const isAway = () => /interrupted|uncertain|session/i.test(status.textContent);
let isWaiting = false;
async function wait() {
  isWaiting = true;
  let answers = false;
  while (!answers && isAway()) {
    answers = await fetch("/table.css", { cache: "no-store" }).then(() => true, () => false);
    away.hidden = answers;
    if (!answers) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  if (answers && status.textContent.includes("session")) location.reload();
  away.hidden = true;
  isWaiting = false;
}
