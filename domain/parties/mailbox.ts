/** Normalizes an address to its mailbox: lower case, without a '+' tag. Two accounts with one mailbox are one person. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at).replace(/\+.*$/, '')}${address.slice(at)}`
}
