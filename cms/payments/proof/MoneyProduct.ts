import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerProcess } from '@framewell/server-kit/testing/serverProcess'
import config from '@payload-config'
import { createLocalReq, getPayload, type Payload } from 'payload'
import pg from 'pg'
import { env } from '../../env'
import { startEmbedded, stopEmbedded } from '../../platform/database/embeddedPostgres'
import { freePort } from '../../testing/freePort'
import { type MoneyDesk, type MoneyHost, moneyDesk } from '../../testing/moneyDesk'
import { openHouse } from '../../testing/moneySteps'
import { sendTo } from '../../testing/sendTo'
import { bundleServer, startServer } from '../../testing/serverProcess'
import { signInAs } from '../../testing/signInAs'
import { ERROR_LOG, RUN_FOLDER } from './environment'
import { LedgerProcess } from './LedgerProcess'
import { StatementProxy } from './StatementProxy'

/** A confirmation holds for minutes (`RECHECK_MINUTES`). */
const CONFIRM_EVERY_MS = 60_000

/** A server in a process of its own, behind its own proxy before the database. */
export class MoneyServer {
  readonly proxy: StatementProxy
  readonly #port: number
  #process: ServerProcess | undefined

  constructor(port: number, proxy: StatementProxy) {
    this.#port = port
    this.proxy = proxy
  }

  get running(): boolean {
    return this.#process?.isRunning ?? false
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    this.#process = await startServer(env.DATA_DIR, this.#port, await throughProxy(this.proxy), ERROR_LOG)
  }

  /** Without a warning. */
  kill(): void {
    this.#process?.signal('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#process?.stop('SIGTERM')
    this.proxy.close()
  }
}

/** Two servers on one built-in database, and this process on it too, which arranges what they are asked for. */
export class MoneyProduct {
  readonly payload: Payload
  readonly desk: MoneyDesk
  readonly servers: readonly [MoneyServer, MoneyServer]
  readonly #to: { first: number; byTurns: boolean }
  readonly #confirming: NodeJS.Timeout

  private constructor(
    payload: Payload,
    desk: MoneyDesk,
    servers: readonly [MoneyServer, MoneyServer],
    to: { first: number; byTurns: boolean },
  ) {
    this.payload = payload
    this.desk = desk
    this.servers = servers
    this.#to = to
    // A proof takes longer than a confirmation of who somebody is lasts; the database may be down just then.
    this.#confirming = setInterval(() => void this.look(confirmEverybody).catch(() => undefined), CONFIRM_EVERY_MS)
  }

  static async open(): Promise<MoneyProduct> {
    await bundleServer()
    const payload = await getPayload({ config })
    const server = async (name: string) => {
      const made = new MoneyServer(await freePort(), await proxyIn(name))
      await made.start()
      return made
    }
    const servers = [await server('one'), await server('two')] as const
    const to = { first: 0, byTurns: false }
    const money: MoneyHost = {
      payload,
      signInAs: (role) => signInAs(payload, role),
      localReq: () => createLocalReq({}, payload),
      // As a balancer does: the one whose turn it is, else the other.
      request: async (path, init) => {
        if (to.byTurns) to.first = 1 - to.first
        const [one, other] = to.first === 0 ? servers : [servers[1], servers[0]]
        const chosen = one.running ? one : other
        if (!chosen.running) await pause(20)
        return sendTo(chosen.origin, path, init)
      },
    }
    const desk = await moneyDesk(money)
    await openHouse(money, desk)
    return new MoneyProduct(payload, desk, servers, to)
  }

  /** Requests go to this server from now on, or to both by turns. */
  ask(server: MoneyServer | 'both'): void {
    this.#to.byTurns = server === 'both'
    if (server !== 'both') this.#to.first = this.servers.indexOf(server)
  }

  other(server: MoneyServer): MoneyServer {
    return server === this.servers[0] ? this.servers[1] : this.servers[0]
  }

  /** A process that posts to the ledger without the server around it, behind a proxy of its own. */
  async ledgerProcess(name: string): Promise<LedgerProcess> {
    const proxy = await proxyIn(name)
    const started = new LedgerProcess(proxy, await throughProxy(proxy))
    await started.start()
    return started
  }

  /** A connection of the owner, which looks past whatever is broken. */
  async look<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ ...(await embedded()) })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#confirming)
    for (const server of this.servers) await server.stop()
    await this.payload.destroy()
    await stopEmbedded(env.DATA_DIR).catch(() => undefined)
  }
}

/** Everybody who is signed in has just said again who they are. */
async function confirmEverybody(client: pg.Client): Promise<void> {
  await client.query('update accounts_sessions set created_at = now()')
  await client.query('update session_details set checked_at = now()')
}

async function proxyIn(name: string): Promise<StatementProxy> {
  const folder = join(RUN_FOLDER, name)
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  const proxy = new StatementProxy(folder, (await embedded()).host)
  await proxy.listen()
  return proxy
}

/** The application comes through the proxy, the owner past it. */
async function throughProxy({ folder }: StatementProxy): Promise<Record<string, string>> {
  const address = (user: string, host: string) => `postgresql://${user}@localhost/framewell?host=${encodeURIComponent(host)}`
  return { DATABASE_URL: address('framewell_app', folder), DATABASE_OWNER_URL: address('framewell', (await embedded()).host) }
}

async function embedded() {
  const connection = await startEmbedded(env.DATA_DIR)
  if (!('host' in connection)) throw new Error('The built-in database has no socket')
  return connection
}
