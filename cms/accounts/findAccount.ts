import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

/** Accounts that a company's directory vouches for have no password here. */
const OWN_PASSWORD = sql`hash is not null and salt is not null
  and not exists (select 1 from directory_accounts where directory_accounts.account_id = accounts.id)`

const credentials = z.object({ id: z.string(), email: z.string(), name: z.string(), hash: z.string(), salt: z.string() })
export type Credentials = z.infer<typeof credentials>

/** What is needed to judge the password of the account with an address; undefined if there is none. */
export async function findCredentials(req: PayloadRequest, email: string): Promise<Credentials | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, email, name, hash, salt from accounts where email = ${email.trim().toLowerCase()} and ${OWN_PASSWORD}`)
  return rows[0] ? credentials.parse(rows[0]) : undefined
}

/** The same, by the account's ID. */
export async function credentialsOf(req: PayloadRequest, id: string): Promise<Credentials | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, email, name, hash, salt from accounts where id = ${id} and ${OWN_PASSWORD}`)
  return rows[0] ? credentials.parse(rows[0]) : undefined
}

/** The account with an ID, however its person signs in. */
export async function personById(req: PayloadRequest, id: string) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select id, email, name from accounts where id = ${id}`)
  return rows[0] ? credentials.pick({ id: true, email: true, name: true }).parse(rows[0]) : undefined
}

/** The account with an address, however its person signs in. */
export async function personByAddress(req: PayloadRequest, email: string) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select id, email, name from accounts where email = ${email.trim().toLowerCase()}`)
  return rows[0] ? credentials.pick({ id: true, email: true, name: true }).parse(rows[0]) : undefined
}
