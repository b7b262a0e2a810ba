import { createServer } from 'node:net'
import { listPlans } from '@framewell/domain/catalog/listPlans'
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
