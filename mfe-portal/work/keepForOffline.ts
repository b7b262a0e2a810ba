import { z } from 'zod'

const reply = z.object({ kept: z.boolean() })
const WORKER = '/shop-worker.js'
const SCOPE = '/shop'

/** Orders that are kept in full. */
const MOST_ORDERS = 30

/**
 * Has this browser keep the shop's page: what the page was made of and what it read, so that it opens without a network. The worker decides what
 * may be kept, and of whom.
 * @param orders numbers of the open orders, the most urgent first: those not yet opened here open without a network too
 * @returns false where the browser keeps nothing (a private window, an address without https) or the network went away meanwhile
 */
export async function keepForOffline(orders: readonly string[]): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  if (!active) return false
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(reply.safeParse(data).data?.kept ?? false)
  })
  const read = performance.getEntriesByType('resource').map(({ name }) => name)
  const open = orders.slice(0, MOST_ORDERS).map((number) => `${location.origin}/api/tracking/orders/${number}`)
  active.postMessage({ keep: [...new Set([...read, ...open])] }, [port2])
  return answered
}
