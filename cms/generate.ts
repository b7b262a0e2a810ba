import config from '@payload-config'
import { generateImportMap, migrateCLI } from 'payload'
import { generateTypes } from 'payload/node'

/*
 * Writes the types of the collections and the panel's import map, and with `--migration` also what the database lacks of them, if anything.
 *   npm run -w @framewell/cms generate [-- --migration]
 */
async function main(options: readonly string[]): Promise<void> {
  // Payload would otherwise wait for changes of the configuration.
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  const sanitized = await config
  await generateTypes(sanitized)
  await generateImportMap(sanitized)
  console.log('Types and import map are up to date.')
  // Payload ends the process itself where nothing is lacking.
  if (options.includes('--migration')) await migrateCLI({ config: sanitized, parsedArgs: { _: ['migrate:create'], 'skip-empty': true } })
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
