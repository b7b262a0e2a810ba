import { ADDRESS_UNDO_DAYS } from '@framewell/domain/accounts/addressChange'
import type { Pool } from 'pg'

/** Removes details of ended sessions, data between the steps of sign-ins, and address changes that nobody can stop anymore. */
export async function purgeSignIns(pool: Pool): Promise<void> {
  await pool.query(
    `delete from session_details where opened_at < now() - interval '1 hour'
       and not exists (select 1 from accounts_sessions where accounts_sessions.id = session_details.session_id and expires_at > now())`,
  )
  await pool.query('delete from sign_in_tickets where expires_at <= now()')
  await pool.query(`delete from address_changes where coalesce(took_effect_at, expires_at) < now() - make_interval(days => $1)`, [
    ADDRESS_UNDO_DAYS,
  ])
}
