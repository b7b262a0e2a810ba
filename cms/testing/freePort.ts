import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems assign, so that no other test's server or connection takes it before it is used. */
const FIRST = 20_000
const LAST = 32_000

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
