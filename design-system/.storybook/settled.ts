/** Turns of the browser's queue of messages, by which React works: one draws, one runs effects, and so again for what those change. */
const TURNS = 4
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

/** Resolves once React has drawn what was asked of it so far. Its production build flushes nothing for a test, as it flushes nothing for a visitor. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1)
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      port2.postMessage(null)
    })
}
