import { isIPv6 } from 'node:net'

const GROUPS = 8
/** A home or a rented server has at least so much of an IPv6 address to itself: 64 of 128 bits. */
const OWN_GROUPS = 4

/**
 * Whom a rate limit counts: an IPv4 address as it is, an IPv6 address by its first 64 bits, because one person has all the rest.
 * Anything else (a mail address, an id) stays as it is.
 */
export function networkOf(value: string): string {
  const plain = value.trim().split('%', 1)[0] ?? ''
  if (!isIPv6(plain)) return value
  // A URL writes every address in its shortest form.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  if (head === '' && tail?.startsWith('ffff:')) return `::${tail}`
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: GROUPS - groups.length - last.length }, () => '0')
  return `${[...groups, ...zeros, ...last].slice(0, OWN_GROUPS).join(':')}::/64`
}
