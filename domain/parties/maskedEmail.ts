/** An address its owner recognizes, without revealing it to other link holders: d…@example.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
