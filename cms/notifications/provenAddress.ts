import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../platform/database/transactionOf'

/*
 * An account's address counts as its holder's once they opened a link that was sent there (proved_addresses). What is found, given or told by an
 * address asks for that; only signing in and a new password, which end at the mailbox themselves, do not.
 */

/** SQL that is true for a row of `accounts` whose address its holder has proved. */
export const IS_PROVED = sql`exists (select from proved_addresses proof where proof.account_id = accounts.id and proof.email = accounts.email)`

/** The address of an account, when its holder has proved it. */
export async function provenAddressOf(req: PayloadRequest, account: string): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ email: string }>(sql`select email from accounts where id = ${account} and ${IS_PROVED}`)
  return rows[0]?.email
}

/** The account whose holder has proved an address. */
export async function provenAccountAt(req: PayloadRequest, address: string): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text as id from accounts where email = ${address.trim().toLowerCase()} and ${IS_PROVED}`,
  )
  return rows[0]?.id
}

/** Keeps that the holder of an account has shown that an address is theirs. */
export async function proveAddress(req: PayloadRequest, account: string, address: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into proved_addresses (account_id, email) values (${account}, ${address.trim().toLowerCase()}) on conflict do nothing`)
}
