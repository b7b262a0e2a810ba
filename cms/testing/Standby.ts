import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedPaths } from '../platform/database/embeddedPaths'
import { type Connection, startEmbedded } from '../platform/database/embeddedPostgres'
import { ownFolder, serverUser } from '../platform/database/serverUser'
import { withClient } from '../platform/database/withClient'

/** Parts of a data folder that belong to the running server; the log arrives over the stream. */
const OF_THE_PRIMARY = /\/(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|\.s\.PGSQL.*)$/

/** A second built-in server that follows the first one's log, made from a base backup as `pg_basebackup`, which npm does not bring, makes one. */
export class Standby {
  readonly connection: Connection
  readonly #data: string
  #paused: readonly number[] = []

  static async of(primaryDir: string, primary: Connection, dataDir: string): Promise<Standby> {
    if (!('host' in primary)) throw new Error('The built-in server has a socket')
    const [from, to] = [embeddedPaths(primaryDir).data, embeddedPaths(dataDir).data]
    mkdirSync(dataDir, { recursive: true })
    const label = await withClient(primary, async (client) => {
      await client.query("select pg_backup_start('standby', true)")
      cpSync(from, to, { recursive: true, filter: (path) => !OF_THE_PRIMARY.test(path) })
      const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
      return rows[0]?.label ?? ''
    })
    const follow = `primary_conninfo = 'host=${primary.host} port=${primary.port} user=${primary.user}'\n`
    for (const [file, text] of Object.entries({ backup_label: label, 'standby.signal': '', 'postgresql.auto.conf': follow }))
      writeFileSync(join(to, file), text)
    const user = serverUser()
    ownFolder(to, user)
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, to])
    return new Standby(to, await startEmbedded(dataDir))
  }

  private constructor(data: string, connection: Connection) {
    this.#data = data
    this.connection = connection
  }

  async run(statement: string): Promise<void> {
    await withClient(this.connection, (client) => client.query(statement))
  }

  /** Suspends all its processes (SIGSTOP): connections stay open, nothing answers. */
  async pause(): Promise<void> {
    const [line = ''] = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')
    await withClient(this.connection, async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()')
      this.#paused = [Number(line), ...rows.map(({ pid }) => pid)]
    })
    this.#signal('SIGSTOP')
  }

  resume(): void {
    this.#signal('SIGCONT')
    this.#paused = []
  }

  #signal(name: NodeJS.Signals): void {
    for (const pid of this.#paused) {
      try {
        process.kill(pid, name)
      } catch {
        // A backend that has already exited.
      }
    }
  }
}
