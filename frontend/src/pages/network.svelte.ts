/** How other devices reach this server, and what this page may change about it. */

import { fetchServer, openLan, type ServerInfo } from "./server";

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

export class Network {
  #info = $state.raw<ServerInfo | null>(null);
  #hasAsked = $state(false);

  /** The page was opened by a name that only this computer knows. */
  get #isLocal(): boolean {
    return LOCAL.has(location.hostname);
  }

  /** There is nothing more to wait for. */
  get isKnown(): boolean {
    return this.#hasAsked || !this.#isLocal;
  }

  /** Whether the local network may come in; null where that is not decided on this page. */
  get lan(): ServerInfo["lan"] {
    return this.#info?.lan ?? null;
  }

  /**
   * The address under which other devices reach this server: as the page was opened,
   * or, where that is a name only this computer knows, the server's first address in the local network.
   */
  get address(): string {
    return (this.#isLocal && this.#info?.addresses[0]) || location.origin;
  }

  /** Ask the server, if it knows more than this page. */
  async look(): Promise<void> {
    if (!this.#isLocal) return;
    try {
      this.#info = await fetchServer();
    } catch {
      // Without an answer the address of this page is all there is.
    }
    this.#hasAsked = true;
  }

  /** Open the server to the local network or close it; what the server refuses is thrown. */
  async open(open: boolean): Promise<void> {
    this.#info = await openLan(open);
  }
}

export const network = new Network();
