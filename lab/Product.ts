import { rmSync } from 'node:fs'
import pg from 'pg'
import { env } from '../cms/env'
import { startEmbedded, stopEmbedded } from '../cms/platform/database/embeddedPostgres'
import { freePort } from '../cms/testing/freePort'
import { bundleServer, startServer } from '../cms/testing/serverProcess'
import type { Role } from '../domain/accounts/roles'
import type { ServerProcess } from '../server-kit/testing/serverProcess'
import { signIn } from './signIn'

/** A cms with demo data, bundled from the sources, in its own process on the built-in database of its folder. */
export class Product {
  readonly dataDir: string
  readonly #port: number
  #server: ServerProcess | undefined

  /** Bundles it and starts it. */
  static async open(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<Product> {
    await bundleServer()
    const product = new Product(dataDir, await freePort())
    await product.start(settings)
    return product
  }

  private constructor(dataDir: string, port: number) {
    this.dataDir = dataDir
    this.#port = port
  }

  get server(): ServerProcess {
    if (!this.#server) throw new Error('The product does not run')
    return this.#server
  }

  get origin(): string {
    return this.server.origin
  }

  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#server = await startServer(this.dataDir, this.#port, settings)
  }

  async stop(): Promise<void> {
    await this.#server?.stop('SIGTERM')
  }

  /** Stops it and its database, and removes its folder. */
  async end(): Promise<void> {
    await this.stop()
    await stopEmbedded(this.dataDir).catch(() => undefined)
    // PostgreSQL may still be writing its last files.
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }

  /** Connections of the database's owner. */
  async pool(max: number): Promise<pg.Pool> {
    return new pg.Pool({ ...(await startEmbedded(this.dataDir)), max })
  }

  async connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...(await startEmbedded(this.dataDir)) })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  /** Signs a demo account in. @returns its cookie */
  signIn(role: Role): Promise<string> {
    return signIn(this.origin, role, { origin: env.SITE_URL })
  }
}
