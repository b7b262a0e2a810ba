import { rm } from 'node:fs/promises'
import { DATA_DIR } from './product'

// The product starts on empty data, as on a fresh machine; builds come from the cache.
await rm(DATA_DIR, { recursive: true, force: true })
// Each journey says which address it comes from, as a proxy would.
process.env.TRUSTED_PROXIES = '1'
// The journeys' own company directory and receiver of webhooks stand beside them.
process.env.OIDC_PRIVATE_ISSUER = 'true'
process.env.WEBHOOKS_LOCAL = 'true'
await import('../scripts/start')
