/** Where this copy of Parlor lives. It may stand behind any path prefix: the page's base address says which. */
const base = new URL('.', document.baseURI);

/** The prefix without its last slash, as the router wants it: '' or '/parlor'. */
export const prefix = base.pathname.replace(/\/$/, '');

export function socketAddress(path: string): string {
  const address = new URL(path, base);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

export function fileAddress(path: string): string {
  return new URL(path, base).href;
}

/** The Token stands after '#', so it never reaches a server's log. */
export function inviteLink(id: number, token: string): string {
  return new URL(`j/${id}#${token}`, base).href;
}

/** Takes a seat to another device; whoever has it has the seat. */
export function seatLink(id: number, key: string): string {
  return new URL(`t/${id}#${key}`, base).href;
}

/** Whether an address can be that of a table. */
export function isGameId(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

export interface Invite {
  readonly id: string;
  readonly token: string;
}

/** A full invite anywhere in a pasted text. */
export function readInvite(text: string): Invite | null {
  const found = /\/j\/(\d+)\/?#([A-Za-z0-9-]+)/.exec(text);
  return found ? { id: found[1]!, token: found[2]! } : null;
}

/** What stands after '#' in this page's address. */
export function fragment(): string {
  return decodeURIComponent(location.hash.slice(1));
}
