import { makeSealer } from '../../platform/http/calls/sealer'

// Bank numbers are encrypted at rest: who only has the database, or the panel, reads none. The database lets nobody change a stored one, so
// those under an earlier secret open only while that is known.
const { seal, open } = makeSealer('bank details', [])

export function sealBank(value: unknown): string {
  return seal(JSON.stringify(value))
}

/** @throws Error for what was sealed under a secret that is not known any more. */
export function openBank(sealed: string): unknown {
  return JSON.parse(open(sealed))
}
