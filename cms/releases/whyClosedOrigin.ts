import { isIP } from 'node:net'
import { isPublicAddress } from '@framewell/server-kit/outbound/isPublicAddress'
import { isLocalName } from '@framewell/server-kit/outbound/localNames'
import { ClosedAddress, publicLookup, type Resolve, systemResolve } from '@framewell/server-kit/outbound/publicLookup'
import { isLocalAddress } from '@framewell/server-kit/settings/deployment'
import { env } from '../env'

/**
 * Why the site forwards nothing to an origin; null when it may. On one's own machine a service of that machine is open too, by http. Hosts
 * check the address again at each connection.
 * @param origin scheme and host, already checked for its form
 */
export async function whyClosedOrigin(
  origin: string,
  { local = !env.DEPLOYED, resolve = systemResolve }: { readonly local?: boolean; readonly resolve?: Resolve } = {},
): Promise<'privateAddress' | 'unknownName' | null> {
  if (!URL.canParse(origin)) return 'unknownName'
  const url = new URL(origin)
  if (local && isLocalAddress(url.origin)) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' || isLocalName(host)) return 'privateAddress'
  if (isIP(host)) return isPublicAddress(host) ? null : 'privateAddress'
  return new Promise((answer) =>
    publicLookup(resolve)(host, {}, (error) =>
      answer(error === null ? null : error instanceof ClosedAddress ? 'privateAddress' : 'unknownName'),
    ),
  )
}
