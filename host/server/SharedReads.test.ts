import { createServer as createHttpServer, IncomingMessage, ServerResponse } from 'node:http'
import { createServer, Socket } from 'node:net'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { getYcMetrics } from '@framewell/domain/insights/analyticsCalls'
import { expect, it } from 'vitest'
import { makeLog } from './log'
import { SharedReads } from './SharedReads'

/** The first byte of a TLS handshake record (RFC 8446, section 5.1). */
const HANDSHAKE = 22

it('sends nothing unencrypted to a cms behind https', async () => {
  let hear = (_: Buffer) => {}
  const heard = new Promise<Buffer>((resolve) => {
    hear = resolve
  })
  const listener = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (chunk) => {
      hear(chunk)
      socket.destroy()
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const reads = new SharedReads({
    cms: { url: `https://127.0.0.1:${port}`, internalSecret: 'SECRET', internalToken: 'SECRET' },
    log: makeLog('silent'),
  })
  try {
    const reading = reads.read(listPlans.path).catch((error: unknown) => error)
    const first = await heard
    expect(first[0]).toBe(HANDSHAKE)
    expect(first.includes('SECRET')).toBe(false)
    expect(await reading).toBeInstanceOf(Error)
  } finally {
    reads.close()
    listener.close()
  }
})

it('reads a drawn call for the host itself, and leaves the requests of visitors to the cms, which limits them', async () => {
  const cms = createHttpServer((_, response) => response.end('{}'))
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  const address = cms.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const reads = new SharedReads({
    cms: { url: `http://127.0.0.1:${port}`, internalSecret: 'SECRET', internalToken: 'SECRET' },
    log: makeLog('silent'),
  })
  try {
    expect(await reads.read(getYcMetrics.path)).toEqual({ status: 200, body: '{}' })
    expect(await reads.read('/api/account')).toBeNull()
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET' })
    expect(reads.answer(getYcMetrics.path, request, new ServerResponse(request), 'r')).toBe(false)
  } finally {
    reads.close()
    cms.close()
  }
})
