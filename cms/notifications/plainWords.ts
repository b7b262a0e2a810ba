/** What mail programs turn into a link: an address, or a name ending in a domain. */
const ADDRESS = /[/@:]|www\.|\.\p{L}{2}/iu

/**
 * Text from a visitor as one line of a mail to an address that the same visitor entered. Anything that would become a link is removed, so
 * that nobody can send strangers a link in our name.
 * @param otherwise replaces removed text
 */
export function plainWords(words: string, otherwise: string): string {
  const line = words.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()
  return line === '' || ADDRESS.test(line) ? otherwise : line
}

/** The first line of a mail to somebody who gave their name. */
export function greeting(name: string): string {
  return `Hello ${plainWords(name, 'there')},`
}
