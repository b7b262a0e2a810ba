import { expect, it } from 'vitest'
import { ConcurrencyLimit } from './ConcurrencyLimit'

const staying = new AbortController().signal
/** Runs everything that only waits on promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('queues requests of one address without delaying others', async () => {
  const limit = new ConcurrencyLimit({ concurrent: 2, queued: 2 })
  const order: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, address: string) =>
    limit.take(address, staying).then((end) => {
      order.push(end ? name : `${name} refused`)
      if (end) ends.push(end)
    })
  for (const name of ['a', 'b', 'c', 'd', 'e']) void ask(name, '192.0.2.1')
  void ask('other', '192.0.2.2')
  await settle()
  expect(order.sort()).toEqual(['a', 'b', 'e refused', 'other'])
  ends[0]?.()
  ends[0]?.()
  await settle()
  expect(order).toContain('c')
  expect(order).not.toContain('d')
})

it('counts an IPv6 network as one address', async () => {
  const limit = new ConcurrencyLimit({ concurrent: 1, queued: 0 })
  expect(await limit.take('2001:db8::1', staying)).not.toBeNull()
  expect(await limit.take('2001:db8::2', staying)).toBeNull()
})

it('frees the place of a request that left', async () => {
  const limit = new ConcurrencyLimit({ concurrent: 1, queued: 1 })
  const end = await limit.take('a', staying)
  const leaver = new AbortController()
  const left = limit.take('a', leaver.signal)
  leaver.abort()
  ;(await left)?.()
  const next = limit.take('a', staying)
  end?.()
  expect(await next).not.toBeNull()
})
