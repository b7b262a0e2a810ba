import { z } from 'zod'

const reply = z.object({ kept: z.boolean() })
const WORKER = '/shop-worker.js'
const SCOPE = '/shop'

/**
 * Has this browser keep the shop's page: what the page was made of and what it read, so that it opens without a network. The worker decides what
 * may be kept, and of whom.
 * @returns false where the browser keeps nothing (a private window, an address without https) or the network went away meanwhile
 */
export async function keepForOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  if (!active) return false
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(reply.safeParse(data).data?.kept ?? false)
  })
  active.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) }, [port2])
  return answered
}
