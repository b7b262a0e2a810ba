import type { Pool } from 'pg'
import { migrations } from '../../migrations'

/**
 * Refuses a database made by other code's migrations: a build before the first release, or a newer release.
 * @throws Error that says what to do; nothing was changed.
 */
export async function refuseUnknownSchema(pool: Pool): Promise<void> {
  const { rows: tables } = await pool.query("select from pg_tables where schemaname = 'public' and tablename = 'payload_migrations'")
  if (tables.length === 0) return
  const { rows } = await pool.query<{ name: string }>('select name from payload_migrations where name <> all ($1) order by name limit 1', [
    ['dev', ...migrations.map(({ name }) => name)],
  ])
  if (rows[0])
    throw new Error(
      `This database has the migration ${rows[0].name}, which this version does not have: it was made by a build from before the first release, or by a newer version. Run the version that made it, or delete a development database with npm run db:reset.`,
    )
}
