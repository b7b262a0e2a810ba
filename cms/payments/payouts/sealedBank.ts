import { makeSealer } from '../../http/calls/sealer'

// Bank numbers are encrypted at rest: who only has the database, or the panel, reads none.
const { seal, open } = makeSealer('bank details')

export function sealBank(value: unknown): string {
  return seal(JSON.stringify(value))
}

/** @throws Error for what was sealed under another PAYLOAD_SECRET. */
export function openBank(sealed: string): unknown {
  return JSON.parse(open(sealed))
}
