/** An email address within other text, also as it stands in a link. A stack trace's `name@https://…` is none. */
const ADDRESS = /[^\s@<>"'(),;:/?&=]{1,64}(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi

/** Text of a stranger with every email address in it replaced: a report of a failure may hold what somebody typed. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, '(address)')
}
