import { networkOf } from './networkOf'

interface Connection {
  readonly remoteAddress?: string | undefined
  readonly destroy: () => unknown
  readonly once: (event: 'close', listener: () => void) => unknown
}
interface Accepting {
  readonly on: (event: 'connection', listener: (connection: Connection) => void) => unknown
}

/** Closes connections above the limit per address; an IPv6 /64 counts as one address. */
export function limitConnections(server: Accepting, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (connection) => {
    const network = networkOf(connection.remoteAddress ?? '')
    const count = (open.get(network) ?? 0) + 1
    if (count > most) {
      connection.destroy()
      return
    }
    open.set(network, count)
    connection.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
