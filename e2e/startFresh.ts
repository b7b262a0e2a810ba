import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { DATA_DIR, ROOT } from './product'

// The product reads its environment when it is imported, so that comes last.
process.env.DATA_DIR = DATA_DIR
// Each journey states its address, as a proxy would.
process.env.TRUSTED_PROXIES = '1'
// Also starts the journeys' company directory and webhook receiver.
process.env.OIDC_PRIVATE_ISSUER = 'true'
process.env.WEBHOOKS_LOCAL = 'true'

// Starts the product on empty data, as on a fresh machine; builds come from the cache. Another process stops the database that a killed run
// left running: this one would keep the secrets of the folder that it then removes, and no journey could read its mail.
execFileSync('npm', ['run', '-s', 'db:stop'], { cwd: ROOT, stdio: 'inherit' })
await rm(DATA_DIR, { recursive: true, force: true })
await import('../scripts/start')
