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
picker.addEventListener("change", () => {
  following = true;
});

// A link to a message leads there inside the page, by SimCord's own form. Discord itself is never opened.
function follow(event) {
  const link = event.target.closest('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  following = false;
  $("message-exact-id").value = link.pathname.split("/").at(-1);
  $("message-exact-form").requestSubmit();
}
document.addEventListener("click", follow, true);
document.addEventListener("auxclick", follow, true);

// Channels and people at the side. A viewer's id is "person-room", such as "12-games".
const nav = $("rooms");
const said = JSON.parse(nav.dataset.words);
let wanted = new URLSearchParams(location.search).get("as"); // "12-games" or, in a new tab, "12"
const inLanguage = said.chosen ? `&in=${said.chosen}` : "";
let isSpoken = !said.chosen;
// A viewer's id with a language behind it, "12-games@de", has the bot told so; the next state has the plain ids again.
function speak() {
  isSpoken = true;
  picker.add(new Option("", `${picker.value}@${said.chosen}`, false, true));
  picker.dispatchEvent(new Event("change"));
}
function addLanguages() {
  const label = element("label", said.language, nav);
  const menu = element("select", "", label, { id: "language" });
  for (const [locale, name] of Object.entries(said.languages)) menu.add(new Option(name, locale, false, locale === said.chosen));
  menu.addEventListener("change", () => {
    location.assign(`/?as=${picker.value}&in=${menu.value}${location.hash}`);
  });
}
function go(person, room) {
  const before = picker.value;
  const [thisPerson, thisRoom] = before.split("-");
  picker.value = `${person ?? thisPerson}-${room ?? thisRoom}`;
  if (!picker.value) picker.value = `${person}-games`; // they may not see this room
  if (!picker.value) picker.value = before; // there's no such person
  picker.dispatchEvent(new Event("change"));
}
function element(tag, text, parent, fields = {}) {
  return parent.appendChild(Object.assign(document.createElement(tag), { textContent: text, ...fields }));
}
function addSwitches(heading, names, isPeople) {
  element("h2", heading, nav);
  const items = element("ul", "", nav);
  for (const [id, name] of Object.entries(names).sort((one, other) => one[1].localeCompare(other[1]))) {
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
  const [person, room] = picker.value.split("-");
  if (!nav.childElementCount) {
    const views = [...picker.options].map((each) => [...each.value.split("-"), each.text]);
    const people = views.filter((each) => each[1] === room).map(([id, , name]) => [id, name]);
    addSwitches(said.channels, said.rooms, false);
    addSwitches(said.people, Object.fromEntries(people), true);
    addLanguages();
    element("p", said.tip, nav);
    // The secret of the address goes along to another tab.
    for (const each of document.querySelectorAll('a[href^="/?"]')) each.hash = location.hash;
  }
  const current = [...nav.querySelectorAll("button")].filter((each) => {
    each.hidden = each.value in said.rooms && ![...picker.options].some((view) => view.value === `${person}-${each.value}`);
    each.ariaCurrent = String(each.value === person || each.value === room);
    return each.ariaCurrent === "true";
  });
  document.title = current.map((each) => each.textContent).reverse().join(" · ");
  if (wanted && wanted !== picker.value) go(...wanted.split("-"));
  else if (!isSpoken) speak();
  wanted = null;
  // Who and where this is stays in the address, for when the page is loaded again.
  history.replaceState(null, "", `/?as=${picker.value.split("@")[0]}${inLanguage}${location.hash}`);
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
