import { createServer } from 'node:net'

/** Whether a loopback port is free. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/** The wanted port, or the next free one after it. */
export async function nextFreePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 200; port += 1) if (await isPortFree(port)) return port
  throw new Error(`No free port between ${wanted} and ${wanted + 199}`)
}
