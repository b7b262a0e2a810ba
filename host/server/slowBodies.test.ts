import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawExchange, statusesOf } from '../testing/rawExchange'
import { startTestHost, type TestHost } from '../testing/startTestHost'

let site: TestHost
const open: Socket[] = []
beforeAll(async () => {
  site = await startTestHost({ environment: { CONNECTIONS_PER_ADDRESS: '20' } })
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await site.stop()
})

/** Opens a connection and sends the beginning of an endless body; resolves once it was sent or refused. */
const begin = (path: string, length: number, from: string) =>
  new Promise<Socket>((resolve) => {
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: from }, () =>
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`, () =>
        resolve(socket),
      ),
    )
    socket.on('error', () => resolve(socket))
    open.push(socket)
  })

describe('slow bodies', () => {
  it('do not block calls and the panel for others, whether they are forms or files', async () => {
    // From many addresses, so that only the connections to the cms can run out.
    for (let at = 0; at < 520; at += 1) await begin('/api/echo', at % 2 ? 1000 : 1_000_000, `127.0.1.${1 + (at % 250)}`)
    const asked = performance.now()
    for (const path of ['/api/echo', '/cms/echo', '/api/echo?again']) expect((await site.get(path)).status, path).toBeLessThan(500)
    expect((await site.get('/api/echo', { method: 'POST', body: '{}' })).status).toBe(200)
    expect(performance.now() - asked).toBeLessThan(5000)
  })

  it('do not reach the cms before a form is complete', async () => {
    const before = site.cms.seen.length
    const parts = ['POST /api/echo?parts HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\n{"a"', ':1']
    await rawExchange({ port: site.port, parts: parts.slice(0, 1), patienceMs: 300 })
    expect(site.cms.seen.slice(before).filter(({ url }) => url.includes('parts'))).toEqual([])
  })

  it('hold at most the allowed number of connections per address', async () => {
    const sockets = await Promise.all(Array.from({ length: 40 }, () => begin('/api/echo', 1000, '127.0.2.1')))
    await Promise.all(sockets.slice(0, 20).map((socket) => closed(socket, 300)))
    const left = sockets.filter((socket) => !socket.destroyed)
    expect(left.length).toBeLessThanOrEqual(20)
    const other = await rawExchange({
      port: site.port,
      from: '127.0.2.2',
      parts: ['GET /api/echo HTTP/1.1\r\nHost: x\r\n\r\n'],
      patienceMs: 500,
    })
    expect(statusesOf(other)).toEqual([200])
  })

  it('are dropped when they are too slow; an unused connection is closed silently', async () => {
    const answered = (parts: readonly string[]) => rawExchange({ port: site.port, parts, patienceMs: 20_000 })
    const [slow, unused] = await Promise.all([
      answered(['POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{']),
      answered([]),
    ])
    expect(statusesOf(slow)).toEqual([408])
    expect(unused).toBe('')
  }, 30_000)
})

describe('many panel requests', () => {
  it('take no connection from calls', async () => {
    const before = site.cms.seen.length
    let drawn = () => {}
    site.cms.holdsPages = new Promise<void>((resolve) => {
      drawn = resolve
    })
    const crowd = Array.from({ length: 60 }, (_, at) =>
      rawExchange({
        port: site.port,
        from: `127.0.3.${at + 1}`,
        parts: ['GET /cms/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
        patienceMs: 20_000,
      }),
    )
    const asked = () => site.cms.seen.slice(before).filter(({ url }) => url === '/cms/echo').length
    await expect.poll(asked, { timeout: 15_000 }).toBe(60)
    for (let at = 0; at < 20; at += 1) expect((await site.get('/api/echo')).status).toBe(200)
    site.cms.holdsPages = undefined
    drawn()
    await Promise.all(crowd)
  })
})

function closed(socket: Socket, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) resolve()
    socket.once('close', () => resolve())
    setTimeout(resolve, patienceMs)
  })
}
