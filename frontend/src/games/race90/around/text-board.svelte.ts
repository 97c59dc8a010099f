/** Whether the board is shown as text instead of the plan; kept in this browser. */

const STORE = "boxbox.race90.text-board";

class TextBoardSetting {
  #on = $state(readStored());

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    try {
      localStorage.setItem(STORE, on ? "on" : "off");
    } catch {
      // Without storage it holds until the page is left.
    }
  }
}

function readStored(): boolean {
  try {
    return localStorage.getItem(STORE) === "on";
  } catch {
    return false;
  }
}

export const textBoard = new TextBoardSetting();
