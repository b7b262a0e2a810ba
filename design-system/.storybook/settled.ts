/** Turns of the browser's message queue, through which React works: one renders, one runs effects, and again for their changes. */
const TURNS = 4
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

/**
 * Resolves once React has rendered all requested updates. Its production build flushes nothing for tests, as it flushes nothing for
 * visitors.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1)
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      port2.postMessage(null)
    })
}
