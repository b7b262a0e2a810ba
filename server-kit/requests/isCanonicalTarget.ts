const LONGEST = 2048
/** Characters of a path segment (RFC 3986 pchar) and percent-escapes. */
const SEGMENT = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+$/
/** Escapes of characters that need none, of a slash, a backslash, a percent sign or a control character. */
const HIDDEN = /%(?:2[DEF]|3[0-9]|[46][1-9A-F]|[57][0-9A]|5[CF]|7[EF]|25|[01][0-9A-F])/i

/**
 * Whether a request's path has only one reading: segments between single slashes, none of them '.' or '..', no unnecessary escapes, and
 * none that decodes to a slash, a backslash, an escape or a control character. Every gate, log and router then sees the same path.
 * @param path without its query
 */
export function isCanonicalTarget(path: string): boolean {
  if (path.length > LONGEST || !path.startsWith('/')) return false
  if (path === '/') return true
  return path
    .slice(1)
    .split('/')
    .every((segment) => SEGMENT.test(segment) && segment !== '.' && segment !== '..' && !HIDDEN.test(segment) && decodes(segment))
}

function decodes(segment: string): boolean {
  try {
    decodeURIComponent(segment)
    return true
  } catch {
    return false
  }
}
