/**
 * `npm run bench:payments`: the ledger's only writer and complete releases next to the same statements sent by pg alone, and
 * `ledger:verify` over 10 million entries (`-- --entries=200000` for fewer, `-- postings` for one part: postings, releases, verification).
 * Its database is its own and removed. Prints tables; no figure makes it fail.
 */
import { rmSync } from 'node:fs'
import { figureOf, named } from '@framewell/server-kit/testing/commandLine'
import { RUN_FOLDER } from './environment'

const entries = figureOf('entries', 10_000_000)
const { closeDatabase, openDatabase } = await import('./database')
const { benchPostings } = await import('./postings')
const { benchReleases } = await import('./releases')
const { benchVerification } = await import('./verification')

const database = await openDatabase()
const parts = {
  postings: () => benchPostings(database),
  releases: () => benchReleases(database),
  verification: () => benchVerification(database, entries),
}
for (const [name, part] of Object.entries(parts)) if (named.length === 0 || named.includes(name)) await part()
await closeDatabase(database)
rmSync(RUN_FOLDER, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
process.exit(0)
