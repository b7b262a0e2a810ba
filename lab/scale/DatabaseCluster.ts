import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ownFolder, serverUser } from '../../cms/platform/database/serverUser'
import { freePort } from '../../cms/testing/freePort'
import type { Daemon } from '../../server-kit/testing/serverProcess'
import { within } from '../within'
import { certificateOf, makeCertificate } from './certificate'
import { CLUSTER_FILES, DatabaseNode, WAL_ARCHIVE } from './DatabaseNode'
import { RUN_FOLDER, SECRETS } from './environment'
import type { Installed } from './installed'
import { daemonOf } from './started'

const READY_WITHIN_S = 180

interface Ports {
  readonly primaryPort: number
  readonly poolerPort: number
  /** Leads to any standby. */
  readonly replicaPort: number
}

/** The database of a larger deployment: three nodes under Patroni with their store, a balancer that follows the primary, and the pooler. */
export class DatabaseCluster {
  readonly nodes: readonly DatabaseNode[]
  readonly primaryPort: number
  readonly poolerPort: number
  readonly replicaPort: number
  readonly #daemons: readonly Daemon[]

  static async start(installed: Installed): Promise<DatabaseCluster> {
    const [client, peer, primaryPort, poolerPort, replicaPort] = await freePorts()
    ownFolder(WAL_ARCHIVE, serverUser())
    ownFolder(join(RUN_FOLDER, 'etcd'), serverUser())
    const etcd = etcdDaemon(installed, client, peer)
    etcd.start()
    await etcd.until(() => fetch(`http://127.0.0.1:${client}/health`).then(({ ok }) => ok), 60)
    const store = `127.0.0.1:${client}`
    const nodes: DatabaseNode[] = []
    for (const name of ['one', 'two', 'three']) nodes.push(await DatabaseNode.make(name, store, installed))
    const [first, ...others] = nodes
    // The first creates the cluster; the others copy it.
    first?.start()
    const balancer = balancerDaemon(installed, { primary: primaryPort, replica: replicaPort }, nodes)
    const pooler = poolerDaemon(installed, poolerPort, primaryPort)
    const cluster = new DatabaseCluster(nodes, { primaryPort, poolerPort, replicaPort }, [etcd, balancer, pooler])
    balancer.start()
    await untilThereIs('a primary', () => cluster.#isOpen(cluster.ownerUrl))
    for (const node of others) node.start()
    pooler.start()
    await untilThereIs('the pooler', () => cluster.#isOpen(cluster.applicationUrl))
    await cluster.untilWhole()
    makeCertificate(installed)
    for (const node of nodes) await node.answerByTls(certificateOf(RUN_FOLDER))
    return cluster
  }

  private constructor(nodes: readonly DatabaseNode[], ports: Ports, daemons: readonly Daemon[]) {
    this.nodes = nodes
    this.primaryPort = ports.primaryPort
    this.poolerPort = ports.poolerPort
    this.replicaPort = ports.replicaPort
    this.#daemons = daemons
  }

  /** Bypasses the pooler, as the migrating user. */
  get ownerUrl(): string {
    return `postgres://framewell:${SECRETS.owner}@127.0.0.1:${this.primaryPort}/framewell`
  }

  get applicationUrl(): string {
    return `postgres://framewell_app:${SECRETS.application}@127.0.0.1:${this.poolerPort}/framewell`
  }

  /** A standby through TLS with this run's certificate. By name, because the client checks no certificate against an address. */
  get replicaUrl(): string {
    const trust = `sslmode=verify-full&sslrootcert=${encodeURIComponent(certificateOf(RUN_FOLDER).chain)}`
    return `postgres://framewell_app:${SECRETS.application}@localhost:${this.replicaPort}/framewell?${trust}`
  }

  get superuserUrl(): string {
    return `postgres://postgres:${SECRETS.superuser}@127.0.0.1:${this.primaryPort}/framewell`
  }

  /** The pooler's own figures. */
  get poolerUrl(): string {
    return `postgres://framewell_app:${SECRETS.application}@127.0.0.1:${this.poolerPort}/pgbouncer`
  }

  async primary(): Promise<DatabaseNode> {
    for (const node of this.nodes) if (await node.answers('/primary')) return node
    throw new Error('No node is the primary')
  }

  /** The node that confirms every COMMIT besides the primary. */
  async synchronous(): Promise<DatabaseNode> {
    for (const node of this.nodes) if (await node.answers('/synchronous')) return node
    throw new Error('No node is a synchronous standby')
  }

  /** Waits for a primary, a synchronized standby, and a third node that follows. */
  async untilWhole(): Promise<void> {
    await untilThereIs('three nodes', async () => {
      const roles = await Promise.all(
        this.nodes.map(async (node) => [
          await node.answers('/primary'),
          await node.answers('/synchronous'),
          await node.answers('/replica'),
        ]),
      )
      const count = (at: number) => roles.filter((role) => role[at]).length
      return count(0) === 1 && count(1) === 1 && count(2) === 2
    })
  }

  get processes(): ReadonlyMap<string, readonly number[]> {
    return new Map([
      ...this.#daemons.map((daemon) => [daemon.name, [daemon.pid]] as const),
      ...this.nodes.map((node) => [`postgres ${node.name}`, node.postgresProcesses] as const),
    ])
  }

  async #isOpen(url: string): Promise<boolean> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function untilThereIs(what: string, holds: () => Promise<boolean>): Promise<void> {
  if (!(await within(READY_WITHIN_S, holds))) throw new Error(`There is not ${what} after ${READY_WITHIN_S} s`)
}

async function freePorts(): Promise<readonly [number, number, number, number, number]> {
  return [await freePort(), await freePort(), await freePort(), await freePort(), await freePort()]
}

function etcdDaemon(installed: Installed, client: number, peer: number): Daemon {
  const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
  return daemonOf({
    name: 'etcd',
    command: installed.program('etcd'),
    args: [
      ...['--name', 'store', '--data-dir', join(RUN_FOLDER, 'etcd')],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients, '--listen-peer-urls', peers],
      ...['--initial-advertise-peer-urls', peers, '--initial-cluster', `store=${peers}`],
    ],
    lent: true,
  })
}

function balancerDaemon(
  installed: Installed,
  ports: { readonly primary: number; readonly replica: number },
  nodes: readonly DatabaseNode[],
): Daemon {
  return daemonOf({
    name: 'haproxy-database',
    command: installed.program('haproxy'),
    args: ['-db', '-f', join(CLUSTER_FILES, 'haproxy.cfg')],
    lent: true,
    env: {
      PRIMARY_BIND: `127.0.0.1:${ports.primary}`,
      REPLICA_BIND: `127.0.0.1:${ports.replica}`,
      ...Object.fromEntries(
        nodes.flatMap((node) => [
          [`NODE_${node.name.toUpperCase()}`, `127.0.0.1:${node.port}`],
          [`NODE_${node.name.toUpperCase()}_REST`, String(node.restPort)],
        ]),
      ),
    },
  })
}

function poolerDaemon(installed: Installed, port: number, primaryPort: number): Daemon {
  const folder = join(RUN_FOLDER, 'pgbouncer')
  ownFolder(folder, undefined)
  const user = serverUser()
  writeFileSync(join(folder, 'users.txt'), `"framewell_app" "${SECRETS.application}"\n`)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `%include ${join(CLUSTER_FILES, '..', 'pgbouncer.ini')}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_file = ${join(folder, 'users.txt')}
stats_users = framewell_app
[databases]
framewell = host=127.0.0.1 port=${primaryPort} dbname=framewell
`,
  )
  ownFolder(folder, user)
  return daemonOf({ name: 'pgbouncer', command: installed.program('pgbouncer'), args: [join(folder, 'pgbouncer.ini')], lent: true })
}
