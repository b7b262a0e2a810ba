import config from '@payload-config'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { env } from '../env'
import { stopEmbeddedIfUnused } from '../platform/database/embeddedPostgres'
import { inTransaction } from '../platform/database/inTransaction'
import { consoleResetLink } from './consoleResetLink'
import { removeFactors } from './factors/removeFactors'
import { findCredentials } from './findAccount'
import { removeDemoAccounts } from './removeDemoAccounts'

/*
 * What only somebody at the server's own console may do. Anybody who can run this has the secrets and the database anyway.
 *   npm run -w @framewell/cms accounts -- reset-link ada@example.com   prints a link to choose a new password with, once; an account of the
 *                                                                      company's directory signs in with it from then on
 *   npm run -w @framewell/cms accounts -- reset-factors ada@example.com takes lost second factors away; new ones are set up at sign-in
 *   npm run -w @framewell/cms accounts -- remove-demo                  removes the accounts whose demo passwords still work
 */
const COMMANDS: Readonly<Record<string, (req: PayloadRequest, argument: string) => Promise<string>>> = {
  'reset-link': consoleResetLink,
  'reset-factors': async (req, email) => {
    const account = await findCredentials(req, email)
    if (!account) throw new Error(`There is no account with a password and the address ${email}.`)
    await removeFactors(req, account, 'At the console')
    return `${email} signs in with the password alone, once, and sets up new factors where they are required.`
  },
  'remove-demo': async (req) => {
    const open = await removeDemoAccounts(req)
    return open.length > 0 ? `Removed ${open.join(', ')}.` : 'No account has a demo password.'
  },
}

async function main([command = '', argument = '']: string[]): Promise<void> {
  const run = COMMANDS[command]
  if (!run) throw new Error(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`)
  const payload = await getPayload({ config })
  const req = await createLocalReq({}, payload)
  try {
    console.log(await inTransaction(req, () => run(req, argument)))
  } finally {
    await payload.destroy()
    if (!env.DATABASE_URL) await stopEmbeddedIfUnused(env.DATA_DIR)
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
