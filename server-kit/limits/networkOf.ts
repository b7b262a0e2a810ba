const GROUPS = 8
/** A home or rented server has at least this many groups of an IPv6 address: 64 of 128 bits. */
const OWN_GROUPS = 4
const GROUP = /^[0-9a-f]{1,4}$/i
const DOTTED = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/

/**
 * The unit that rate limits count: an IPv4 address as is, also when written as an IPv6 address; an IPv6 address by its first 64 bits,
 * because one person controls the rest. Anything else (a mail address, an id) is unchanged.
 */
export function networkOf(value: string): string {
  const groups = groupsOf(value.trim().split('%', 1)[0] ?? '')
  if (!groups) return value
  const [high = 0, low = 0] = groups.slice(-2)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups
    .slice(0, OWN_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Groups of an IPv6 address a provider may assign to one customer: 48 of 128 bits. */
const CUSTOMER_GROUPS = 3

/**
 * The network around an address, where independence matters more than precision: the IPv4 /24 or IPv6 /48, which one person can rent.
 * Anything else is unchanged.
 */
export function neighborhoodOf(address: string): string {
  const network = networkOf(address)
  if (DOTTED.test(network)) return network.replace(/\.\d+$/, '.0/24')
  const groups = groupsOf(network.replace(/\/64$/, ''))
  return groups
    ? `${groups
        .slice(0, CUSTOMER_GROUPS)
        .map((group) => group.toString(16))
        .join(':')}::/48`
    : network
}

/** The eight groups of an IPv6 address; undefined for anything else. */
function groupsOf(text: string): number[] | undefined {
  if (!text.includes(':')) return undefined
  const plain = text.replace(DOTTED, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = '', tail, more] = plain.split('::')
  if (more !== undefined) return undefined
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = GROUPS - before.length - after.length
  if (![...before, ...after].every((group) => GROUP.test(group)) || (tail === undefined ? missing !== 0 : missing < 1)) return undefined
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].map((group) => Number.parseInt(group, 16))
}
