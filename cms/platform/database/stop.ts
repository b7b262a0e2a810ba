import { env } from '../../env'
import { stopEmbedded } from './embeddedPostgres'

if (env.DATABASE_URL) console.log('DATABASE_URL is set: the built-in PostgreSQL is not in use.')
console.log((await stopEmbedded(env.DATA_DIR)) ? 'PostgreSQL has stopped.' : 'No built-in PostgreSQL was running.')
