import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

const QUERY = 'Q'.charCodeAt(0)
const SYNC = 'S'.charCodeAt(0)
const BIND = 'B'.charCodeAt(0)

export interface StatementCuts {
  /**
   * Cuts the connection that sends for the n-th time from now on, or the next COMMIT: before it is sent, or when its answer arrives and
   * before anybody reads it.
   */
  readonly arm: (at: number | 'commit', when: 'before' | 'after') => void
  /** Ends that. @returns how often something was sent meanwhile, and whether one was cut. */
  readonly disarm: () => { readonly statements: number; readonly cut: boolean }
}

/** Watches what the pool's connections send: one or several statements that end with a Query or a Sync message. */
export function cutAtStatement(pool: Pool): StatementCuts {
  let armed: { at: number | 'commit'; when: 'before' | 'after'; seen: number; cut: boolean } | undefined
  const known = new WeakSet<Socket>()
  pool.on('acquire', (client) => {
    const stream = streamOf(client)
    if (known.has(stream)) return
    known.add(stream)
    const write = stream.write
    /** Statements of the transaction so far: a connection's first one is empty (`honestTransactions`). */
    let inside = 0
    let sent: string[] = []
    Object.assign(stream, {
      write: (chunk: Uint8Array, ...rest: unknown[]) => {
        const name = statementOf(Buffer.from(chunk))
        if (name !== undefined) sent.push(name)
        const ends = chunk[0] === QUERY || chunk[0] === SYNC
        if (!ends) return Reflect.apply(write, stream, [chunk, ...rest])
        const within = sent.filter((text) => !text.startsWith('begin') && text !== 'commit').length
        inside = within + (sent.some((text) => text.startsWith('begin')) ? 0 : inside)
        const commits = sent.includes('commit') && inside > 0
        sent = []
        if (!armed || armed.cut) return Reflect.apply(write, stream, [chunk, ...rest])
        armed.seen += 1
        const isIt = armed.at === 'commit' ? commits : armed.seen === armed.at
        if (!isIt) return Reflect.apply(write, stream, [chunk, ...rest])
        armed.cut = true
        if (armed.when === 'before') return stream.destroy()
        stream.removeAllListeners('data')
        stream.once('data', () => stream.destroy())
        return Reflect.apply(write, stream, [chunk, ...rest])
      },
    })
  })
  return {
    arm: (at, when) => {
      armed = { at, when, seen: 0, cut: false }
    },
    disarm: () => {
      const { seen = 0, cut = false } = armed ?? {}
      armed = undefined
      return { statements: seen, cut }
    },
  }
}

/** The text of a Query message, or the statement's name in a Bind message. */
function statementOf(frame: Buffer): string | undefined {
  if (frame[0] === QUERY) return frame.toString('utf8', 5, frame.length - 1)
  return frame[0] === BIND ? frame.toString('utf8', 5).split('\0', 2)[1] : undefined
}

function streamOf(client: PoolClient): Socket {
  const connection: unknown = Reflect.get(client, 'connection')
  const stream: unknown = typeof connection === 'object' && connection ? Reflect.get(connection, 'stream') : undefined
  if (!(stream instanceof Socket)) throw new Error('pg keeps its socket elsewhere now')
  return stream
}
