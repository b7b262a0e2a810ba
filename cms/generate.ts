import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import config from '@payload-config'
import { generateImportMap, migrateCLI } from 'payload'
import { generateTypes } from 'payload/node'

/*
 * Writes the collections' types and the panel's import map, and with `--migration` also a migration for what the database lacks, if
 * anything.
 *   npm run -w @framewell/cms generate [-- --migration]
 */
async function main(options: readonly string[]): Promise<void> {
  // Payload would otherwise wait for changes of the configuration.
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  const sanitized = await config
  await generateTypes(sanitized)
  await generateImportMap(sanitized)
  console.log('Types and import map are up to date.')
  // Payload ends the process itself if nothing is missing.
  if (!options.includes('--migration')) return
  await migrateCLI({ config: sanitized, parsedArgs: { _: ['migrate:create'], 'skip-empty': true } })
  await removeOlderSnapshots()
}

/** Payload compares the configuration with the newest snapshot only. */
async function removeOlderSnapshots(): Promise<void> {
  const folder = join(import.meta.dirname, 'migrations')
  const snapshots = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  for (const file of snapshots.slice(0, -1)) await rm(join(folder, file))
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
