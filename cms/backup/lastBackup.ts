import type { Pool } from 'pg'

/** The audit trail's action for every finished backup. */
export const BACKUP_ACTION = 'backup'

/** When the last finished backup was made; undefined if there is none. */
export async function lastBackupAt(pool: Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ at: Date | null }>('select max(created_at) as at from audit_records where action = $1', [
    BACKUP_ACTION,
  ])
  return rows[0]?.at ?? undefined
}
