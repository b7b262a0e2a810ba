import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

const QUERY = 'Q'.charCodeAt(0)
const SYNC = 'S'.charCodeAt(0)
/** As the texts of Query messages begin after their head. */
const BEGIN = Buffer.from('begin')
const COMMIT = Buffer.from('commit\0')

export interface StatementCuts {
  /**
   * Cuts the connection that sends the n-th statement from now on, or the first COMMIT of anything: before it leaves, or when its answer arrives
   * and before anybody reads it.
   */
  readonly arm: (at: number | 'commit', when: 'before' | 'after') => void
  /** Ends that. @returns how many statements were sent meanwhile, and whether one was cut. */
  readonly disarm: () => { readonly statements: number; readonly cut: boolean }
}

/** Watches what the pool's connections send on the wire: each statement ends in a Query or a Sync message. */
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
    Object.assign(stream, {
      write: (chunk: Uint8Array, ...rest: unknown[]) => {
        const ends = chunk[0] === QUERY || chunk[0] === SYNC
        if (!armed || armed.cut || !ends) return Reflect.apply(write, stream, [chunk, ...rest])
        armed.seen += 1
        const text = chunk.subarray(5)
        const commits = chunk[0] === QUERY && COMMIT.equals(text) && inside > 0
        inside = chunk[0] === QUERY && BEGIN.equals(text.subarray(0, BEGIN.length)) ? 0 : inside + 1
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

function streamOf(client: PoolClient): Socket {
  const connection: unknown = Reflect.get(client, 'connection')
  const stream: unknown = typeof connection === 'object' && connection ? Reflect.get(connection, 'stream') : undefined
  if (!(stream instanceof Socket)) throw new Error('pg keeps its socket elsewhere now')
  return stream
}
