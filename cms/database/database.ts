import { join } from 'node:path'
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, Migration } from 'payload'
import pg from 'pg'
import { env, ROOT } from '../env'
import { migrations } from '../migrations'
import { type Connection, startEmbedded } from './embeddedPostgres'
import { keepRunning } from './keepRunning'
import { steadyPool } from './steadyPool'
import { honestTransactions } from './transactions'

/** One number for all processes: whoever holds it connects, migrates and seeds alone. */
const BOOT_LOCK = 7_203_114_001

/**
 * Payload's PostgreSQL adapter, made safe: the built-in server starts lazily when somebody connects (builds and generators do not),
 * migrations run under one lock, the pool survives restarts and transactions tell the truth.
 */
export function database(): DatabaseAdapterObj<PostgresAdapter> {
  const base = postgresAdapter({
    pool: {},
    idType: 'uuid',
    push: false,
    blocksAsJSON: true,
    disableCreateDatabase: true,
    migrationDir: join(/* turbopackIgnore: true */ ROOT, 'cms', 'migrations'),
  })
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const { connect, destroy } = adapter
      let letGo: (() => Promise<void>) | undefined
      return Object.assign(adapter, honestTransactions(adapter), {
        connect: async (options?: Parameters<NonNullable<typeof connect>>[0]) => {
          const connection = await whereToConnect()
          adapter.poolOptions = { ...connection }
          if (!env.DATABASE_URL) letGo ??= keepRunning(env.DATA_DIR, connection)
          adapter.pool ??= steadyPool(connection, env.DATABASE_POOL_SIZE)
          await withDatabaseLock(connection, async () => {
            await connect?.call(adapter, options)
            if (process.env.PAYLOAD_MIGRATING !== 'true') await migrate(adapter)
          })
        },
        destroy: async () => {
          await letGo?.()
          letGo = undefined
          await adapter.pool.end()
          Object.assign(adapter, { pool: undefined })
          await destroy?.call(adapter)
        },
      })
    },
  }
}

async function migrate(adapter: PostgresAdapter): Promise<void> {
  // Payload leaves the argument of a migration untyped and then passes what the generated files ask for.
  await adapter.migrate({ migrations: migrations as Migration[] })
}

/** Runs `work` while no other process of this database connects, migrates or seeds. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  return withDatabaseLock(await whereToConnect(), work)
}

async function whereToConnect(): Promise<Connection> {
  return env.DATABASE_URL ? { connectionString: env.DATABASE_URL } : startEmbedded(env.DATA_DIR)
}

/** Processes that boot cold at the same time would otherwise run the same migration twice. */
async function withDatabaseLock<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new Error(unreachable(error))
  }
  try {
    await client.query('select pg_advisory_lock($1)', [BOOT_LOCK])
    return await work()
  } finally {
    await client.end()
  }
}

function unreachable(error: unknown): string {
  const where = env.DATABASE_URL ? `The database at ${new URL(env.DATABASE_URL).host} (DATABASE_URL)` : 'The built-in PostgreSQL'
  const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error)
  return `${where} cannot be reached: ${reason}. Check that it runs and that the address, user and password are right.`
}
