import { makeSealer } from '../platform/http/calls/sealer'

/** Who has the database alone signs nothing in our name. */
export const { seal: sealSecret, open: openSecret } = makeSealer('webhook secrets', [
  { table: 'webhook_endpoints', column: 'secret' },
  { table: 'webhook_endpoints', column: 'old_secret' },
])
