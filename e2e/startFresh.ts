import { rm } from 'node:fs/promises'
import { DATA_DIR } from './product'

// The product reads its environment when it is imported, so that comes last.
process.env.DATA_DIR = DATA_DIR
// Each journey states its address, as a proxy would.
process.env.TRUSTED_PROXIES = '1'
// Also starts the journeys' company directory and webhook receiver.
process.env.OIDC_PRIVATE_ISSUER = 'true'
process.env.WEBHOOKS_LOCAL = 'true'

// Starts the product on empty data, as on a fresh machine; builds come from the cache. A killed run leaves its database running: without its
// files it would break whatever still uses it.
const { stopEmbedded } = await import('../cms/platform/database/embeddedPostgres')
await stopEmbedded(DATA_DIR)
await rm(DATA_DIR, { recursive: true, force: true })
await import('../scripts/start')
