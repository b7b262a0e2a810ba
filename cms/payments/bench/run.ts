/**
 * `npm run bench:payments`: the ledger's only writer and complete releases next to the same statements sent by pg alone, and
 * `ledger:verify` over 10 million entries (`-- --entries=200000` for fewer, `-- postings` for one part: postings, releases, verification).
 * Its database is created in .data/bench and removed. Prints tables; no figure makes it fail.
 */
import './environment'

const words = process.argv.slice(2)
const only = words.filter((word) => !word.startsWith('--'))
const entries = Number(words.find((word) => word.startsWith('--entries='))?.split('=')[1] ?? 10_000_000)
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
for (const [name, part] of Object.entries(parts)) if (only.length === 0 || only.includes(name)) await part()
await closeDatabase(database)
process.exit(0)
