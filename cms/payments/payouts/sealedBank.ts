import { makeSealer } from '../../platform/http/calls/sealer'

// Bank numbers are encrypted at rest: the database or the panel alone reveals none. The database forbids changing a stored one, so numbers
// encrypted under an earlier secret open only while that secret is configured.
const { seal, open } = makeSealer('bank details', [])

export function sealBank(value: unknown): string {
  return seal(JSON.stringify(value))
}

/** @throws Error if it was encrypted under a secret that is no longer configured */
export function openBank(sealed: string): unknown {
  return JSON.parse(open(sealed))
}
