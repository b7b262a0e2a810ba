import { rm } from 'node:fs/promises'
import { stopEmbedded } from '../cms/platform/database/embeddedPostgres'
import { DATA_DIR } from './product'

// Starts the product on empty data, as on a fresh machine; builds come from the cache.
// A killed run leaves its database running: without its files it would break whoever still uses it.
await stopEmbedded(DATA_DIR)
await rm(DATA_DIR, { recursive: true, force: true })
// Each journey states its address, as a proxy would.
process.env.TRUSTED_PROXIES = '1'
// Also starts the journeys' company directory and webhook receiver.
process.env.OIDC_PRIVATE_ISSUER = 'true'
process.env.WEBHOOKS_LOCAL = 'true'
await import('../scripts/start')
