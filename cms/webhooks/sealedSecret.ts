import { makeSealer } from '../platform/http/calls/sealer'

/** Access to the database alone is not enough to sign in our name. */
export const { seal: sealSecret, open: openSecret } = makeSealer('webhook secrets', [
  { table: 'webhook_endpoints', column: 'secret' },
  { table: 'webhook_endpoints', column: 'old_secret' },
])
