import pg from 'pg'
import { inject } from 'vitest'
import { env } from '../env'

/** One advisory lock for all processes of a server: its holder creates the migrated database alone. */
const MIGRATING = 7_203_114_002

/**
 * Creates this test file's database: a copy of the run's migrated one.
 * @param migrate migrates this process's empty database and disconnects; called only by the first file of a run.
 */
export async function createTestDatabase(migrate: () => Promise<void>): Promise<void> {
  const migrated = inject('migratedDatabase')
  await administer(async (client, database) => {
    const name = client.escapeIdentifier(database)
    await client.query('select pg_advisory_lock($1)', [MIGRATING])
    try {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [migrated])
      if (rowCount === 0) {
        await client.query(`create database ${name}`)
        await migrate()
        // A closed connection's backend takes a moment to exit, and one that is still there blocks the next step.
        await client.query('select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1', [database])
        await client.query(`alter database ${name} rename to ${migrated}`)
      }
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATING])
    }
    await client.query(`create database ${name} template ${migrated} strategy file_copy`)
  })
}

export async function dropTestDatabase(): Promise<void> {
  await administer((client, name) => client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`))
}

async function administer(work: (client: pg.Client, name: string) => Promise<unknown>): Promise<void> {
  const url = new URL(env.DATABASE_OWNER_URL ?? '')
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(client, name)
  } finally {
    await client.end()
  }
}
