import { chmodSync, chownSync, copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ownFolder, serverUser } from '../../cms/platform/database/serverUser'
import { freePort } from '../../cms/testing/freePort'
import { ROOT } from '../../scripts/cachedBuild'
import { Daemon, signalProcesses } from '../../server-kit/testing/serverProcess'
import { RUN_FOLDER, SECRETS } from './environment'
import type { Installed } from './installed'
import { keep, programOf } from './started'

/** Files shared by `deploy` and this program. */
export const CLUSTER_FILES = join(ROOT, 'deploy', 'cluster')
/** Where nodes archive the log for point-in-time recovery. */
export const WAL_ARCHIVE = join(RUN_FOLDER, 'archive')

interface NodeState {
  readonly role: string
  readonly state: string
}

/** A database node: Patroni, and the PostgreSQL it starts. */
export class DatabaseNode {
  readonly name: string
  readonly port: number
  readonly restPort: number
  readonly #data: string
  readonly #patroni: Daemon

  static async make(name: string, etcd: string, installed: Installed): Promise<DatabaseNode> {
    return new DatabaseNode(name, { port: await freePort(), rest: await freePort() }, etcd, installed)
  }

  private constructor(name: string, ports: { readonly port: number; readonly rest: number }, etcd: string, installed: Installed) {
    this.name = name
    this.port = ports.port
    this.restPort = ports.rest
    const folder = join(RUN_FOLDER, name)
    this.#data = join(folder, 'data')
    ownFolder(folder, serverUser())
    // PostgreSQL only checks its data folder's mode; we read its process id.
    chmodSync(folder, 0o755)
    const program = programOf({
      name: `patroni-${name}`,
      command: installed.program('patroni'),
      args: [join(CLUSTER_FILES, 'patroni.yaml')],
      lent: true,
      env: {
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: etcd,
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${ports.rest}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${ports.rest}`,
        PATRONI_RESTAPI_USERNAME: 'operator',
        PATRONI_RESTAPI_PASSWORD: SECRETS.rest,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${ports.port}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${ports.port}`,
        PATRONI_POSTGRESQL_DATA_DIR: this.#data,
        PATRONI_POSTGRESQL_BIN_DIR: installed.postgres,
        PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: SECRETS.superuser,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: SECRETS.replication,
        CLUSTER_FILES,
        WAL_ARCHIVE,
        DATABASE_OWNER_PASSWORD: SECRETS.owner,
        DATABASE_PASSWORD: SECRETS.application,
      },
    })
    this.#patroni = keep(new Daemon(program), () => this.postgresProcesses)
  }

  start(): void {
    this.#patroni.start()
  }

  get isRunning(): boolean {
    return this.#patroni.isRunning
  }

  /** Patroni's status; undefined when it does not answer. */
  async state(): Promise<NodeState | undefined> {
    const answer = await this.#ask('/patroni', {}).catch(() => undefined)
    // Patroni's own answer: `role` and `state` are texts in every version.
    return (await answer?.json().catch(() => undefined)) as NodeState | undefined
  }

  async answers(path: string): Promise<boolean> {
    return this.#ask(path, {}).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** Requests a planned switchover to another node. */
  async handOverTo(node: DatabaseNode): Promise<void> {
    const answer = await this.#ask('/switchover', {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`operator:${SECRETS.rest}`).toString('base64')}` },
      body: JSON.stringify({ leader: this.name, candidate: node.name }),
      signal: AbortSignal.timeout(60_000),
    })
    if (!answer.ok) throw new Error(`No handover to ${node.name}: ${await answer.text()}`)
  }

  /** Answers through TLS from now on. */
  async answerByTls({ key, chain }: { readonly key: string; readonly chain: string }): Promise<void> {
    const user = serverUser()
    for (const [from, to] of [[key, 'server.key'] as const, [chain, 'server.crt'] as const]) {
      const file = join(this.#data, to)
      copyFileSync(from, file)
      chmodSync(file, 0o600)
      if (user) chownSync(file, user.uid, user.gid)
    }
    await this.run('alter system set ssl = on')
    await this.run('select pg_reload_conf()')
  }

  /** Runs a statement as the superuser on this node, whatever its role. @returns the first column of its first row */
  async run(statement: string): Promise<unknown> {
    const client = new pg.Client({ connectionString: `postgres://postgres:${SECRETS.superuser}@127.0.0.1:${this.port}/framewell` })
    client.on('error', () => undefined)
    await client.connect()
    try {
      const { rows } = await client.query({ text: statement, rowMode: 'array' })
      return rows[0]?.[0]
    } finally {
      await client.end()
    }
  }

  /** To a standby's replay process: its connections and stream continue. */
  async signalReplay(name: NodeJS.Signals): Promise<void> {
    const pid = Number(await this.run(`select pid from pg_stat_activity where backend_type = 'startup'`))
    if (pid > 1) signalProcesses([pid], name)
  }

  /** Like a machine switched off (SIGKILL), or frozen and resumed (SIGSTOP, SIGCONT): Patroni and all PostgreSQL processes. */
  signal(name: NodeJS.Signals): void {
    const all = this.postgresProcesses
    this.#patroni.signal(name)
    signalProcesses(all, name)
  }

  /** Ids of all its PostgreSQL processes. */
  get postgresProcesses(): readonly number[] {
    const [line = ''] = fileText(join(this.#data, 'postmaster.pid')).split('\n')
    const postmaster = Number(line)
    if (!postmaster || !fileText(`/proc/${postmaster}/cmdline`).includes(this.#data)) return []
    const children = readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 1 && Number(/^\d+ \(.*\) \S (\d+)/.exec(fileText(`/proc/${pid}/stat`))?.[1]) === postmaster)
    return [postmaster, ...children]
  }

  #ask(path: string, init: RequestInit): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.restPort}${path}`, { signal: AbortSignal.timeout(2000), ...init })
  }
}

function fileText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
