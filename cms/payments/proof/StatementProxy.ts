import { rmSync } from 'node:fs'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'

const QUERY = 'Q'.charCodeAt(0)
const SYNC = 'S'.charCodeAt(0)

/** Where to strike: at the n-th statement of the next transaction, or at its COMMIT; before the database hears of it, or when it has answered. */
export interface Strike {
  readonly at: number | 'commit'
  readonly when: 'before' | 'after'
}

interface Armed extends Strike {
  readonly deed: () => void
  watched: Socket | undefined
  seen: number
  struck: boolean
  over: boolean
}

/** Stands between a server's process and its database, on a unix socket of its own, and reads the frames that go by. */
export class StatementProxy {
  readonly folder: string
  readonly #target: string
  readonly #open = new Set<Socket>()
  #server: Server | undefined
  #strike: Armed | undefined

  constructor(folder: string, target: string) {
    this.folder = folder
    this.#target = join(target, '.s.PGSQL.5432')
  }

  async listen(): Promise<void> {
    const path = join(this.folder, '.s.PGSQL.5432')
    rmSync(path, { force: true })
    this.#server = createServer((client) => this.#pass(client))
    await new Promise<void>((resolve) => this.#server?.listen(path, resolve))
  }

  /** Does the deed at that statement of the next transaction that begins; from then on nothing passes on its connection. */
  arm(strike: Strike, deed: () => void): void {
    this.#strike = { ...strike, deed, watched: undefined, seen: 0, struck: false, over: false }
  }

  /** @returns how many statements the transaction sent meanwhile, and whether it was struck */
  disarm(): { readonly statements: number; readonly struck: boolean } {
    const { seen = 0, struck = false } = this.#strike ?? {}
    this.#strike = undefined
    return { statements: seen, struck }
  }

  close(): void {
    this.#server?.close()
    for (const socket of this.#open) socket.destroy()
  }

  #pass(client: Socket): void {
    const database = createConnection(this.#target)
    const both = [client, database]
    for (const socket of both) {
      this.#open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        this.#open.delete(socket)
        for (const other of both) other.destroy()
      })
    }
    let muted = false
    database.on('data', (chunk) => {
      if (!muted) client.write(chunk)
    })
    const strike = (armed: Armed) => {
      armed.struck = true
      armed.deed()
      for (const socket of both) socket.destroy()
    }
    // Frames of one statement are kept until its last one, so that a statement that is struck before was never heard of.
    let waiting: Buffer[] = []
    const frames = framesOf((frame) => {
      waiting.push(frame)
      const statement = frame[0] === QUERY || frame[0] === SYNC || frame[0] === 0
      if (!statement) return
      const group = Buffer.concat(waiting)
      waiting = []
      const armed = this.#strike
      const hit = armed !== undefined && this.#hits(armed, client, frame)
      if (armed && hit && armed.when === 'before') return strike(armed)
      if (armed && hit) {
        muted = true
        database.once('data', () => strike(armed))
      }
      database.write(group)
    })
    client.on('data', frames)
  }

  #hits(armed: Armed, client: Socket, frame: Buffer): boolean {
    if (armed.struck || armed.over) return false
    const text = frame[0] === QUERY ? frame.toString('utf8', 5, frame.length - 1) : ''
    if (!armed.watched && text === 'begin') armed.watched = client
    if (armed.watched !== client) return false
    armed.seen += 1
    armed.over = text === 'commit' || text === 'rollback'
    return armed.at === 'commit' ? text === 'commit' : armed.seen === armed.at
  }
}

/** Cuts a stream into the frames of the protocol; the first one, which has no type, goes on with a zero before it stands in its length. */
function framesOf(take: (frame: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let started = false
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      const head = started ? 1 : 0
      if (rest.length < head + 4) return
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return
      take(rest.subarray(0, length))
      rest = rest.subarray(length)
      started = true
    }
  }
}
