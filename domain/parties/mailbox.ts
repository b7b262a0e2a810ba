/** Where mail to an address ends up: letters in lower case, without a tag behind '+'. Two accounts with one mailbox are one person. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at).replace(/\+.*$/, '')}${address.slice(at)}`
}
