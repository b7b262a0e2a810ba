import { Pool } from 'undici'

const CONNECT_WITHIN_MS = 5_000
/** Long enough for a large bill or document. */
const ANSWERS_WITHIN_MS = 120_000

export type PoolName = 'calls' | 'panel' | 'files' | 'streams'
/**
 * Connections to the cms and to the panel's process, in separate pools so that slow traffic in one does not affect the others. Most of the
 * panel's may wait: it limits itself how many screens it renders at once (see cms/panel/serving/panelGate.ts).
 */
export const CONNECTIONS: Readonly<Record<PoolName, number>> = { calls: 128, panel: 512, files: 48, streams: 4096 }

/**
 * The connections that carry visitors' requests, separated by purpose. undici frames every body it sends and closes the connection when a
 * body does not match its declared length. Our own programs use other connections: these never carry the internal token.
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
