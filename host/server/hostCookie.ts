import type { IncomingMessage } from 'node:http'

/**
 * Over https, our cookies have the prefix that binds them to this exact host: neither a neighbor subdomain nor a page without TLS can set
 * one (RFC 6265bis 4.1.3).
 */
const PREFIX = '__Host-'

/** The Set-Cookie value of an HttpOnly cookie. @param maxAge seconds; 0 deletes it */
export function hostCookie(name: string, value: string | number, { maxAge, secure }: { maxAge: number; secure: boolean }): string {
  return `${fullName(name, secure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Reads one of our cookies. Over https, one without the prefix is not ours. */
export function readCookie({ headers }: Pick<IncomingMessage, 'headers'>, name: string, secure: boolean): string | undefined {
  const begin = `${fullName(name, secure)}=`
  return (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(begin))
    ?.slice(begin.length)
}

function fullName(name: string, secure: boolean): string {
  return secure ? PREFIX + name : name
}
