import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { endSessions } from '../../platform/sessions/sessions'
import { lockFactors, type Person, tellFactors } from './enrolling'

/** Removes every factor of a person who lost theirs, and ends their sessions, so that a finder gains nothing. */
export async function removeFactors(req: PayloadRequest, person: Person, reason: string): Promise<void> {
  await lockFactors(req, person.id)
  const db = await transactionOf(req)
  for (const table of [sql`totp_factors`, sql`passkeys`, sql`recovery_codes`, sql`sign_in_tickets`]) {
    await db.execute(sql`delete from ${table} where account_id = ${person.id}`)
  }
  await endSessions(req, person.id)
  await tellFactors(req, person, 'factors-reset', 'Every second factor was taken away. Set up new ones when you sign in.', reason)
}
