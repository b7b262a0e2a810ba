import { Pool } from 'undici'

const CONNECT_WITHIN_MS = 5_000
/** A large bill or document takes its time; nothing takes longer. */
const ANSWERS_WITHIN_MS = 120_000

export type PoolName = 'calls' | 'panel' | 'files' | 'streams'
/**
 * Connections to the cms, and to the panel's process. What is slow in one of them leaves the others alone. Of the panel's screens only so many
 * are drawn at once: each takes some 50 ms of a processor.
 */
const CONNECTIONS: Readonly<Record<PoolName, number>> = { calls: 128, panel: 8, files: 48, streams: 4096 }

/**
 * The connections that carry what visitors send, apart by what they are for. undici writes the end of every body it sends and hangs up when
 * a body is not as long as it was said to be. Our own programs' connections are others: these never see the internal token.
 */
export function makeCmsPools(url: string, panelUrl: string) {
  const make = (name: PoolName) =>
    new Pool(name === 'panel' ? panelUrl : url, {
      connections: CONNECTIONS[name],
      pipelining: 1,
      strictContentLength: true,
      connect: { timeout: CONNECT_WITHIN_MS },
      headersTimeout: ANSWERS_WITHIN_MS,
      bodyTimeout: ANSWERS_WITHIN_MS,
    })
  const pools = { calls: make('calls'), panel: make('panel'), files: make('files'), streams: make('streams') }
  return { ...pools, close: () => Promise.all(Object.values(pools).map((pool) => pool.destroy())) }
}
