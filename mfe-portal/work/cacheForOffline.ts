import { z } from 'zod'

const reply = z.object({ kept: z.boolean() })
const WORKER = '/shop-worker.js'
const SCOPE = '/shop'

/** Orders cached in full. */
const MAX_ORDERS = 30

/**
 * Caches the shop's page, its code and its data in this browser, so that it opens offline. The worker decides what may be cached, and for
 * whom.
 * @param orders numbers of the open orders, most urgent first; those not yet opened here are cached too
 * @returns false when the browser cannot cache (private window, no https) or the network went away
 */
export async function cacheForOffline(orders: readonly string[]): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  if (!active) return false
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(reply.safeParse(data).data?.kept ?? false)
  })
  const read = performance.getEntriesByType('resource').map(({ name }) => name)
  const open = orders.slice(0, MAX_ORDERS).map((number) => `${location.origin}/api/tracking/orders/${number}`)
  active.postMessage({ keep: [...new Set([...read, ...open])] }, [port2])
  return answered
}
