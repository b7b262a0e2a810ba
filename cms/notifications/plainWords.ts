/** What mail programs make a link of: an address, or a name with a domain's ending. */
const ADDRESS = /[/@:]|www\.|\.\p{L}{2}/iu

/**
 * Words that a visitor typed, as one line of a mail to an address that the same visitor typed. Words that would become a link are left out:
 * nobody can send strangers an address of their own in our name.
 * @param otherwise stands in place of what is left out
 */
export function plainWords(words: string, otherwise: string): string {
  const line = words.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()
  return line === '' || ADDRESS.test(line) ? otherwise : line
}

/** The first line of a mail to somebody who gave their name. */
export function greeting(name: string): string {
  return `Hello ${plainWords(name, 'there')},`
}
