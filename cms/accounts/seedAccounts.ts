import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { env } from '../env'
import { proveAddress } from '../notifications/provenAddress'
import { inTransaction } from '../platform/database/inTransaction'
import { transactionOf } from '../platform/database/transactionOf'
import { demoAccounts } from './demoAccounts'
import { findCredentials } from './findAccount'
import { isCommonPassword } from './isCommonPassword'
import { isPassword } from './passwordHash'

/**
 * The first accounts of a system: demo accounts on one's own empty machine; in a deployment the super admin of ADMIN_EMAIL and
 * ADMIN_PASSWORD if there is none. A deployment on a database that was tried out before does not start while demo passwords still work.
 * @throws Error with a sentence that says what to do.
 */
export async function seedAccounts(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => (env.DEPLOYED ? seedDeployment(payload, req) : seedDemo(payload, req)))
}

async function seedDemo(payload: Payload, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'accounts', req })
  if (totalDocs > 0) return
  for (const { name, email, password, role } of demoAccounts) {
    const { id } = await payload.create({ collection: 'accounts', data: { name, email, password, role }, req })
    // Nobody holds a demo address: its domain is reserved (RFC 2606), and its mail stays in the panel.
    await proveAddress(req, id, email)
  }
}

async function seedDeployment(payload: Payload, req: PayloadRequest): Promise<void> {
  const open = await workingDemoAccounts(req)
  if (open.length > 0)
    throw new Error(
      `${env.SITE_URL} is a deployment, and these accounts still have the demo passwords that everybody can read: ${open.join(', ')}. Remove them with \`npm run -w @framewell/cms accounts -- remove-demo\`, set ADMIN_EMAIL and ADMIN_PASSWORD for a super admin of your own, and start again.`,
    )
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select 1 from accounts where role = 'super_admin' limit 1`)
  if (rows.length > 0) return
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (!email || !password)
    throw new Error('There is no super admin yet: set ADMIN_EMAIL and ADMIN_PASSWORD (12 characters or more) for the first one.')
  if (isCommonPassword(password, [email]))
    throw new Error('ADMIN_PASSWORD is among the first passwords that attackers try: set a longer or less usual one.')
  await payload.create({ collection: 'accounts', data: { name: 'Super admin', email, password, role: 'super_admin' }, req })
}

/** Addresses of demo accounts whose published passwords still work. */
export async function workingDemoAccounts(req: PayloadRequest): Promise<string[]> {
  const open: string[] = []
  for (const { email, password } of demoAccounts) {
    const found = await findCredentials(req, email)
    if (found && (await isPassword(password, found))) open.push(email)
  }
  return open
}
