/** An email address within other text, also in a link. A stack trace's `name@https://…` is not one. */
const ADDRESS = /[^\s@<>"'(),;:/?&=]{1,64}(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi

/** A stranger's text with every email address replaced: a failure report may contain something typed. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, '(address)')
}
