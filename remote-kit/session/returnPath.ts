/**
 * The place on this site a sign-in returns to: `next` when it is a path of this site, otherwise null. Refuses other sites and the sign-in
 * page itself.
 */
export function returnPath(next: string | null, signInPath: string): string | null {
  if (next === null || !/^\/(?![/\\])/.test(next) || hasControlCharacter(next)) return null
  const path = next.split(/[?#]/, 1)[0]
  return path === signInPath ? null : next
}

/** Browsers drop tabs and line breaks from addresses: '/\t/elsewhere' would become '//elsewhere'. */
function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= '\u001f' || character === '\u007f')
}
