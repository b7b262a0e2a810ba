import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './isPublicAddress'

/** The addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

export class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress'
  constructor() {
    super('The address is not a public one: nothing is sent there')
  }
}

export const systemResolve: Resolve = (hostname) =>
  new Promise((resolve, reject) =>
    systemLookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  )

/**
 * Resolves a name for the connection that is about to be made: the checked address is the one connected to, so a name that points elsewhere
 * a moment later gains nothing. One closed address among several closes them all.
 */
export function publicLookup(resolve: Resolve, isOpen: (address: string) => boolean = isPublicAddress): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => isOpen(address))) callback(new ClosedAddress(), '', 0)
        else if (options.all) callback(null, [...found])
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  }
}
