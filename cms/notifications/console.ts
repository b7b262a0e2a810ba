import { env } from '../env'
import { connections } from '../platform/database/connections'
import { stopEmbeddedIfUnused } from '../platform/database/embeddedPostgres'
import { withClient } from '../platform/database/withClient'
import { wholeMails } from './wholeMails'

/*
 * Prints mails of the outbox with their private links, for trying the product without a mail server, in the server's own console. Somebody
 * who can run this has access to the secrets and the database anyway. npm run -w @framewell/cms mail -- ada@example.com [--json]
 */
async function main([to = '', format = '']: string[]): Promise<void> {
  // Connects to the database only: loading the whole cms would take ten seconds.
  const { application } = await connections()
  const mails = await withClient(application, (client) => wholeMails(client, to))
  if (!env.DATABASE_URL) await stopEmbeddedIfUnused(env.DATA_DIR)
  const words = mails.map((mail) => `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`)
  const text = format === '--json' ? JSON.stringify(mails) : words.join('\n----\n\n') || 'There is no mail.'
  // Exiting at once would cut what a pipe has not taken yet.
  await new Promise((written) => process.stdout.write(`${text}\n`, written))
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
