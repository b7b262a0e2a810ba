import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import configPromise from '@payload-config'
import type { Payload } from 'payload'
import { log } from '../log'
import { cmsApp } from '../platform/http/cmsApp'

/** Another application on the same database, which shares nothing else with the first. */
export async function startAnother(payload: Payload) {
  const app = cmsApp({ payload, config: configPromise, log })
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening))
  })
  // A listening TCP server has a port; only pipes have a path.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
