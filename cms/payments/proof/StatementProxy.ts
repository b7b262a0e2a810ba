import { rmSync } from 'node:fs'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'

const QUERY = 'Q'.charCodeAt(0)
const SYNC = 'S'.charCodeAt(0)
const PARSE = 'P'.charCodeAt(0)
const BIND = 'B'.charCodeAt(0)

/** Where to strike: at the n-th message of a transaction, of one or more statements; before the database hears of it, or when it has answered. */
export interface Strike {
  readonly at: number
  readonly when: 'before' | 'after'
  /** The messages of the transaction that is meant, as `watch` saw them; without them it is the next one that begins, whosever it is. */
  readonly of?: readonly string[]
}

interface Armed extends Strike {
  readonly deed: () => void
  struck: boolean
}

/** Sits between a server's process and its database, on a unix socket of its own, and reads the frames that go by. */
export class StatementProxy {
  readonly folder: string
  readonly #target: string
  readonly #open = new Set<Socket>()
  #server: Server | undefined
  #strike: Armed | undefined
  #watched: string[][] | undefined

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

  /** Does the deed at that statement; from then on nothing passes on its connection. */
  arm(strike: Strike, deed: () => void): void {
    this.#strike = { ...strike, deed, struck: false }
  }

  /** @returns whether anything was struck */
  disarm(): boolean {
    const { struck = false } = this.#strike ?? {}
    this.#strike = undefined
    return struck
  }

  /** Notes the statements of every transaction that begins from now on. */
  watch(): void {
    this.#watched = []
  }

  /** @returns the messages of each transaction that was committed meanwhile */
  watched(): readonly (readonly string[])[] {
    const seen = this.#watched ?? []
    this.#watched = undefined
    return seen.filter((messages) => hasIn(messages.at(-1), 'commit'))
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
    // Frames of one message are kept until its last one, so that what is struck before was never heard of.
    let waiting: Buffer[] = []
    let transaction: Transaction | undefined
    const frames = framesOf((frame) => {
      waiting.push(frame)
      const statement = frame[0] === QUERY || frame[0] === SYNC || frame[0] === 0
      if (!statement) return
      const text = textOf(waiting)
      const group = Buffer.concat(waiting)
      waiting = []
      if (hasIn(text, 'begin')) transaction = this.#begun()
      transaction?.statements.push(text)
      const armed = transaction && hits(transaction) ? transaction.under : undefined
      if (hasIn(text, 'commit') || hasIn(text, 'rollback')) transaction = undefined
      if (armed?.when === 'before') return strike(armed)
      if (armed) {
        muted = true
        database.once('data', () => strike(armed))
      }
      database.write(group)
    })
    client.on('data', frames)
  }

  /** A transaction that begins: under the strike that waits, if nobody else has it. */
  #begun(): Transaction {
    const statements: string[] = []
    this.#watched?.push(statements)
    const armed = this.#strike
    if (!armed || armed.struck) return { statements, under: undefined }
    // Without a script the first one is meant, and no other.
    if (!armed.of) this.#strike = undefined
    return { statements, under: armed }
  }
}

interface Transaction {
  readonly statements: string[]
  readonly under: Armed | undefined
}

function hits({ statements, under }: Transaction): boolean {
  if (!under || under.struck || statements.length !== under.at) return false
  return under.of === undefined || statements.every((text, at) => text === under.of?.[at])
}

/** What the frames of one message ask for, a line a statement: its name where it has one, else its text. */
function textOf(frames: readonly Buffer[]): string {
  const asked: string[] = []
  let parsed = ''
  for (const frame of frames) {
    const words = frame.toString('utf8', 5).split('\0')
    if (frame[0] === QUERY) asked.push(words[0] ?? '')
    if (frame[0] === PARSE) parsed = words[1] ?? ''
    if (frame[0] === BIND) asked.push(words[1] || parsed)
  }
  return asked.join('\n')
}

function hasIn(message: string | undefined, statement: string): boolean {
  return message?.split('\n').includes(statement) ?? false
}

/** Cuts a stream into the frames of the protocol; the first one, which has no type, goes on with a zero before it is part of its length. */
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
