/** Which page an address shows, and how to go to another without a reload. */

export type Page =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "table"; id: string }
  | { name: "unknown" };

let path = $state(globalThis.location?.pathname ?? "/");

/** The page on screen. */
export function page(): Page {
  return readPath(path);
}

/** Return the page that a path stands for. */
export function readPath(path: string): Page {
  const [first, second, ...more] = path.split("/").filter(Boolean);
  if (!first) return { name: "home" };
  if (second && !more.length) {
    if (first === "new") return { name: "new", game: second };
    if (first === "t") return { name: "table", id: second };
  }
  return { name: "unknown" };
}

export function newTablePath(game: string): string {
  return `/new/${game}`;
}

export function tablePath(id: string): string {
  return `/t/${id}`;
}

/** Go to a page of ours. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Bring the reader to the main heading of the page, or to the page itself if it has none yet. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Follow the browser's own back and forward, and links to our pages; call it once, in a component. */
export function followAddress(): void {
  $effect(() => {
    const moved = () => (path = location.pathname);
    addEventListener("popstate", moved);
    document.addEventListener("click", followLink);
    return () => {
      removeEventListener("popstate", moved);
      document.removeEventListener("click", followLink);
    };
  });
}

function followLink(event: MouseEvent): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hash) return;
  if (readPath(link.pathname).name === "unknown") return;
  event.preventDefault();
  go(link.pathname);
}
