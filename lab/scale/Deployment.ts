import { createHmac } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../cms/testing/freePort'
import { ROOT } from '../../scripts/cachedBuild'
import { shipUnregistered } from '../../scripts/shipUnregistered'
import { INTERNAL_TOKEN_HEADER } from '../../server-kit/requests/internalTokenHeader'
import { type Daemon, isReady, ServerProcess } from '../../server-kit/testing/serverProcess'
import { within } from '../within'
import { makeCertificate } from './certificate'
import type { DatabaseCluster } from './DatabaseCluster'
import { RUN_FOLDER, SECRETS } from './environment'
import type { Installed } from './installed'
import { PAGES } from './pages'
import { daemonOf, keep, programOf } from './started'

/** A database's addresses; one without a standby lacks its address. */
type Database = Pick<DatabaseCluster, 'ownerUrl' | 'applicationUrl'> & Partial<Pick<DatabaseCluster, 'replicaUrl'>>

/** Number of hosts and cms behind the balancer. */
export interface Size {
  readonly hosts: number
  readonly cms: number
}

const DATA_DIR = join(RUN_FOLDER, 'data')
/** The folder of a host's own machine, from 1. */
export const hostFolder = (at: number) => join(RUN_FOLDER, `host-${at}`)
/** The balancer's detection time plus a second. */
const DRAIN_SECONDS = '4'
const READY_WITHIN_S = 300

/** The product as deployed: any number of hosts and cms behind HAProxy with TLS, on a running database. */
export class Deployment {
  readonly origin: string
  readonly certificate: string
  readonly cms: readonly ServerProcess[]
  readonly hosts: readonly ServerProcess[]
  readonly #balancer: Daemon
  /** Port of the balancer's statistics. */
  readonly #seen: number

  static async start(installed: Installed, database: Database, size: Size): Promise<Deployment> {
    const [site, inside, plain, seen] = [await freePort(), await freePort(), await freePort(), await freePort()]
    const origin = `https://127.0.0.1:${site}`
    const cms: ServerProcess[] = []
    const hosts: ServerProcess[] = []
    for (let at = 1; at <= size.cms; at += 1) cms.push(cmsServer(at, await freePort(), origin, database))
    for (let at = 1; at <= size.hosts; at += 1) hosts.push(hostServer(at, await freePort(), origin, inside))
    const portsOf = (servers: readonly ServerProcess[]) => servers.map((server) => Number(new URL(server.origin).port))
    const { pem } = makeCertificate(installed)
    const behind = join(RUN_FOLDER, 'backends.cfg')
    writeFileSync(behind, backends({ hosts: portsOf(hosts), files: portsOf(hosts), cms: portsOf(cms) }) + statistics(seen))
    const balancer = daemonOf({
      name: 'haproxy-site',
      command: installed.program('haproxy'),
      args: ['-db', '-f', join(ROOT, 'deploy', 'haproxy.cfg'), '-f', behind],
      env: {
        PLAIN_BIND: `127.0.0.1:${plain}`,
        SITE_BIND: `127.0.0.1:${site}`,
        CMS_BIND: `127.0.0.1:${inside}`,
        TLS_PEM: pem,
      },
    })
    const deployment = new Deployment(origin, pem, { cms, hosts, balancer, seen })
    for (const daemon of cms) daemon.start()
    for (const daemon of cms) await untilReady(daemon)
    await shipUnregistered({ url: cms[0]?.origin ?? '', auth: { internalToken: internalToken() } })
    balancer.start()
    await balancer.until(() => fetch(`http://127.0.0.1:${plain}`, { redirect: 'manual' }).then(({ status }) => status === 308), 30)
    for (const daemon of hosts) daemon.start()
    for (const daemon of hosts) await untilReady(daemon)
    for (const host of hosts) await drawn(host.origin)
    return deployment
  }

  private constructor(
    origin: string,
    pem: string,
    parts: {
      readonly cms: readonly ServerProcess[]
      readonly hosts: readonly ServerProcess[]
      readonly balancer: Daemon
      readonly seen: number
    },
  ) {
    this.origin = origin
    this.certificate = readFileSync(pem, 'utf8')
    this.cms = parts.cms
    this.hosts = parts.hosts
    this.#balancer = parts.balancer
    this.#seen = parts.seen
  }

  get daemons(): readonly Daemon[] {
    return [...this.cms, ...this.hosts, this.#balancer]
  }

  /** Product processes that exited unexpectedly. */
  get ended(): readonly string[] {
    return this.daemons.filter(({ isRunning }) => !isRunning).map(({ name }) => name)
  }

  /** Waits until a process is ready and in rotation: its neighbor must not stop before. */
  async untilBalanced(daemon: ServerProcess): Promise<void> {
    await untilReady(daemon)
    const { host } = new URL(daemon.origin)
    const isIn = async () => {
      const lines = (await (await fetch(`http://127.0.0.1:${this.#seen}/seen;csv`)).text()).split('\n').map((line) => line.split(','))
      const [address, status] = ['addr', 'status'].map((name) => lines[0]?.indexOf(name) ?? -1)
      const servers = lines.filter((line) => line[address ?? -1] === host)
      return servers.length > 0 && servers.every((server) => server[status ?? -1]?.startsWith('UP') ?? false)
    }
    await this.#balancer.until(isIn, READY_WITHIN_S)
  }

  async end(): Promise<void> {
    for (const daemon of [...this.hosts, ...this.cms, this.#balancer]) await daemon.stop('SIGKILL')
  }
}

/** Waits until a host has rendered the pages it will be asked for: it can't keep a page it never had. */
async function drawn(host: string): Promise<void> {
  for (const path of PAGES) await within(READY_WITHIN_S, async () => (await fetch(host + path)).ok)
}

const untilReady = (server: ServerProcess): Promise<void> => server.until(() => isReady(server.origin), READY_WITHIN_S)

/** Settings host and cms must share. */
function shared(origin: string) {
  return {
    NODE_ENV: 'production',
    SITE_URL: origin,
    INTERNAL_SECRET: SECRETS.internal,
    PAYLOAD_SECRET: SECRETS.payload,
    DATA_DIR,
    DRAIN_SECONDS,
    LOG_LEVEL: 'warn',
  }
}

function cmsServer(at: number, port: number, origin: string, database: Database): ServerProcess {
  const program = programOf({
    name: `cms-${at}`,
    args: ['--conditions=production', '--max-semi-space-size=64', 'cms/dist/server.mjs'],
    env: {
      ...shared(origin),
      CMS_PORT: String(port),
      DATABASE_URL: database.applicationUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      ...(database.replicaUrl ? { DATABASE_REPLICA_URL: database.replicaUrl } : {}),
      // A run's disk is always small; nothing is uploaded.
      KEEP_FREE_MB: '0',
    },
  })
  return keep(new ServerProcess({ ...program, origin: `http://127.0.0.1:${port}` }))
}

function hostServer(at: number, port: number, origin: string, cmsPort: number): ServerProcess {
  const program = programOf({
    name: `host-${at}`,
    args: ['--conditions=production', 'host/dist/server/server.mjs'],
    env: {
      ...shared(origin),
      DATA_DIR: hostFolder(at),
      PORT: String(port),
      HOST: '127.0.0.1',
      CMS_URL: `http://127.0.0.1:${cmsPort}`,
      TRUSTED_PROXIES: '1',
    },
  })
  return keep(new ServerProcess({ ...program, origin: `http://127.0.0.1:${port}` }))
}

/** As in cms/env.ts: the secret itself is never sent. */
function internalToken(): string {
  return createHmac('sha256', SECRETS.internal).update(INTERNAL_TOKEN_HEADER).digest('base64url')
}

/** As in `deploy/backends.cfg`, which resolves names through a container service: the same checks, with this machine's servers. */
function backends(servers: Readonly<Record<string, readonly number[]>>): string {
  const file = readFileSync(join(ROOT, 'deploy', 'backends.cfg'), 'utf8')
  const [, ...sections] = file.split(/^(?=backend )/m)
  return sections
    .map((section) => {
      const name = /^backend (\w+)/.exec(section)?.[1] ?? ''
      const lines = (servers[name] ?? []).map((port, at) => `  server ${name}${at + 1} 127.0.0.1:${port}\n`)
      return section.replace(/^ *server-template .*\n/m, lines.join(''))
    })
    .join('')
}

/** This run's balancer statistics. */
function statistics(port: number): string {
  return `\nlisten seen\n  bind 127.0.0.1:${port}\n  stats enable\n  stats uri /seen\n  stats show-legends\n`
}
