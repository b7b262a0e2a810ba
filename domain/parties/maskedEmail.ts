/** An address that its owner recognises and a stranger who holds the link does not learn: d…@example.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
