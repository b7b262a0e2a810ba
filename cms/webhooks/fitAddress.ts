import { isIP } from 'node:net'
import { isPublicAddress } from '@framewell/server-kit/outbound/isPublicAddress'
import { isLocalName } from '@framewell/server-kit/outbound/localNames'
import { publicLookup, systemResolve } from '@framewell/server-kit/outbound/publicLookup'
import { env } from '../env'
import type { Reach } from '../platform/outbound/sendMessage'

const anywhere = () => true

/** Where this process sends webhooks: public addresses by https. On one's own machine, a local receiver may be allowed by name (WEBHOOKS_LOCAL). */
export const reach: Reach = env.WEBHOOKS_LOCAL
  ? { lookup: publicLookup(systemResolve, anywhere), isOpen: anywhere, plainHttp: true }
  : { lookup: publicLookup(systemResolve), isOpen: isPublicAddress, plainHttp: !env.DEPLOYED }

/** Whether an address's text allows sending to it; names are checked at each connection. */
export function isFitAddress(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' && !reach.plainHttp) return false
  if (isIP(host)) return reach.isOpen(host)
  return env.WEBHOOKS_LOCAL || !isLocalName(host)
}
