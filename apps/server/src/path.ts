/** The path of a request as it was sent, without its query. Not `URL`: what clients send need not be an address at all. */
export function pathOf(url: string | undefined): string {
  return (url ?? '/').split('?', 1)[0]!;
}
