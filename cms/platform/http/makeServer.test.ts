import type { AddressInfo, Server } from 'node:net'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readBody } from './gate/readBody'
import { makeServer } from './makeServer'

let now = 0
const servers: Server[] = []
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

/** A server that reads every body; its clock is the test's. */
async function listening(connectionsPerAddress: number): Promise<number> {
  const server = makeServer({ connectionsPerAddress, now: () => now })
  server.on('request', async (request, response) => {
    // What is cut off rejects here; the server has answered by then.
    const body = await readBody(request, 1000).catch(() => undefined)
    if (!response.headersSent && !response.destroyed) response.end(String(body?.length))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server on a port has an address of this kind.
  return (server.address() as AddressInfo).port
}

const opened = (port: number, from: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => resolve(socket))
    socket.on('error', reject)
    sockets.push(socket)
  })
const POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n'
/** What comes until the other side ends, or until something has come. */
const answer = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
      if (heard.includes('\r\n\r\n')) resolve(heard)
    })
    socket.on('close', () => resolve(heard))
  })

it('ends a body that falls behind, and waits for one that comes', async () => {
  const port = await listening(10)
  const stalled = await opened(port, '127.0.0.1')
  const steady = await opened(port, '127.0.0.1')
  const heard = answer(stalled)
  const received = answer(steady)
  await new Promise((resolve) => stalled.write(`${POST}a`, resolve))
  steady.write(`${POST}abc`)
  expect(await received).toMatch(/^HTTP\/1\.1 200 [\s\S]*3/)
  now += 60_000
  expect(await heard).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close/i)
})

it('holds no more connections of one address than are allowed', async () => {
  const port = await listening(3)
  const held = await Promise.all([1, 2, 3].map(() => opened(port, '127.0.0.2')))
  const refused = await opened(port, '127.0.0.2')
  expect(await answer(refused)).toBe('')
  const other = await opened(port, '127.0.0.3')
  other.write(`${POST}abc`)
  expect(await answer(other)).toMatch(/^HTTP\/1\.1 200 /)
  const gone = new Promise((resolve) => held[0]?.once('close', resolve))
  held[0]?.end()
  await gone
  const again = await opened(port, '127.0.0.2')
  again.write(`${POST}abc`)
  expect(await answer(again)).toMatch(/^HTTP\/1\.1 200 /)
})
