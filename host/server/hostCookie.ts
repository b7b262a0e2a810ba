import type { IncomingMessage } from 'node:http'

/**
 * Over https, our cookies have the prefix that binds them to this exact host: neither a neighbor subdomain nor a page without TLS can set
 * one (RFC 6265bis 4.1.3).
 */
const PREFIX = '__Host-'

/** The Set-Cookie value of an HttpOnly cookie. @param maxAge seconds; 0 deletes it */
export function hostCookie(name: string, value: string | number, { maxAge, secure }: { maxAge: number; secure: boolean }): string {
  return `${secure ? PREFIX : ''}${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Reads one of our cookies; earlier versions set it without the prefix. */
export function readCookie({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const valued = (full: string) => pairs.find((pair) => pair.startsWith(`${full}=`))?.slice(full.length + 1)
  return valued(`${PREFIX}${name}`) ?? valued(name)
}
