import { rmSync } from 'node:fs'
import { env } from '../../env'
import { embeddedPaths } from './embeddedPaths'
import { stopEmbedded } from './embeddedPostgres'

// We do not empty somebody else's server.
if (env.DATABASE_URL) {
  console.error('DATABASE_URL is set: empty that database with its own tools. Nothing was deleted.')
  process.exit(1)
}
await stopEmbedded(env.DATA_DIR)
const { data } = embeddedPaths(env.DATA_DIR)
rmSync(data, { recursive: true, force: true })
console.log(`${data} is deleted; the next start begins with fresh content.`)
