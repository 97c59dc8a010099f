/** The part of a WebSocket that a reader uses, so that tests can stand in for the network. */

export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;
export type SocketMaker = (table: string) => Socket;

/** Milliseconds to wait before the first, second ... attempt to come back. */
export const WAITS: readonly number[] = [250, 500, 1000, 2000, 4000, 8000, 15000];

export function openSocket(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
}
