import { join } from 'node:path'
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, Migration } from 'payload'
import type pg from 'pg'
import { env, ROOT } from '../../env'
import { migrations } from '../../migrations'
import { announced } from './announce'
import { closeBesidesPool, openBesidesPool } from './besidesPool'
import { type Connections, connections, ROLES_ARE_SPLIT } from './connections'
import type { Connection } from './embeddedPostgres'
import { grantApplication } from './grantApplication'
import { keepRunning } from './keepRunning'
import { Replica } from './Replica'
import { keepReplica, replicaOf } from './readElsewhere'
import { refuseUnknownSchema } from './refuseUnknownSchema'
import { steadyPool } from './steadyPool'
import { honestTransactions } from './transactions'
import { withClient } from './withClient'

/** One advisory lock for all processes: its holder connects, migrates and seeds alone. */
const BOOT_LOCK = 7_203_114_001

/**
 * Payload's PostgreSQL adapter, hardened: the built-in server starts when somebody connects (builds and generators do not), migrations run
 * under one lock as the tables' owner, the application uses a user without DDL, the pool survives restarts, and a failed COMMIT is reported
 * as a failure.
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
          const both = await connections()
          if (!env.DATABASE_URL) letGo ??= keepRunning(env.DATA_DIR, both.owner)
          const open = async (connection: Connection, size = env.DATABASE_POOL_SIZE) => {
            adapter.poolOptions = { ...connection }
            adapter.pool ??= steadyPool(connection, size)
            await connect?.call(adapter, options)
          }
          const close = async () => {
            await adapter.pool.end()
            Object.assign(adapter, { pool: undefined })
          }
          await withDatabaseLock(both.owner, async () => {
            // A backup reads everything, a restore creates everything, and both choose themselves which migrations run.
            if (process.env.PAYLOAD_MIGRATING === 'true') return open(both.owner)
            if (ROLES_ARE_SPLIT && !adapter.pool) {
              await open(both.owner, 2)
              try {
                await migrate(adapter)
                await handOver(adapter, both)
              } finally {
                await close()
              }
            }
            await open(both.application)
            openBesidesPool(adapter, both.application)
            if (!ROLES_ARE_SPLIT) await migrate(adapter)
            if (both.replica && !replicaOf(adapter)) keepReplica(adapter, new Replica(both.replica, adapter.pool, env.DATABASE_POOL_SIZE))
          })
        },
        destroy: async () => {
          await letGo?.()
          letGo = undefined
          await replicaOf(adapter)?.close()
          keepReplica(adapter, undefined)
          await announced(adapter.pool)
          await closeBesidesPool(adapter)
          await adapter.pool.end()
          Object.assign(adapter, { pool: undefined })
          await destroy?.call(adapter)
        },
      })
    },
  }
}

async function migrate(adapter: PostgresAdapter): Promise<void> {
  await refuseUnknownSchema(adapter.pool)
  // Payload leaves a migration's argument untyped, and passes what the generated files expect.
  await adapter.migrate({ migrations: migrations as Migration[] })
}

/** Runs as the owner: grants the application its rights on all tables. */
async function handOver({ pool }: PostgresAdapter, { application }: Connections): Promise<void> {
  await grantApplication(pool, await userOf(application))
}

async function userOf(application: Connection): Promise<string> {
  return withClient(application, async (client) => {
    // The caller holds this lock as the owner: if it is free here, this is another database.
    const { rows } = await client.query<{ name: string; free: boolean }>('select current_user as name, pg_try_advisory_lock($1) as free', [
      BOOT_LOCK,
    ])
    if (rows[0]?.free) throw new Error('DATABASE_OWNER_URL and DATABASE_URL lead to different databases: both are of one, as two users.')
    return rows[0]?.name ?? ''
  })
}

/** Runs `work` on a connection of the owner, for the little that the application may not do. */
export async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient((await connections()).owner, work)
}

/** Runs `work` while no other process of this database connects, migrates or seeds. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  return withDatabaseLock((await connections()).application, work)
}

/** Otherwise, processes that start at the same time would run the same migration twice. */
async function withDatabaseLock<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  return withClient(connection, async (client) => {
    await client.query('select pg_advisory_lock($1)', [BOOT_LOCK])
    return work()
  })
}
