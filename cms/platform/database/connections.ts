import { env } from '../../env'
import { asApplication, type Connection, startEmbedded } from './embeddedPostgres'

/** The users this process connects as. Both are the same where only DATABASE_URL is given. */
export interface Connections {
  /** Owns the tables: migrates, grants, restores, and locks the ledger for its proof. */
  readonly owner: Connection
  /** Everything else: no DDL, and no UPDATE or DELETE where rows never change. */
  readonly application: Connection
  /** A standby to read from, if there is one. */
  readonly replica?: Connection
}

/** True if the application's user does not own its tables; always so on the built-in server. */
export const ROLES_ARE_SPLIT = !env.DATABASE_URL || env.DATABASE_OWNER_URL !== undefined

/** How to connect; starts the built-in server if no other is configured. */
export async function connections(): Promise<Connections> {
  if (env.DATABASE_URL) {
    const application = { connectionString: env.DATABASE_URL }
    return {
      application,
      owner: env.DATABASE_OWNER_URL ? { connectionString: env.DATABASE_OWNER_URL } : application,
      ...(env.DATABASE_REPLICA_URL ? { replica: { connectionString: env.DATABASE_REPLICA_URL } } : {}),
    }
  }
  const owner = await startEmbedded(env.DATA_DIR)
  return { owner, application: asApplication(owner) }
}
