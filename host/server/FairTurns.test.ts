import { expect, it } from 'vitest'
import { FairTurns } from './FairTurns'

const staying = new AbortController().signal
/** Runs everything that only waits on promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('queues requests of one address without delaying others', async () => {
  const turns = new FairTurns({ atOnce: 2, waiting: 2 })
  const order: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, address: string) =>
    turns.take(address, staying).then((end) => {
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
  const turns = new FairTurns({ atOnce: 1, waiting: 0 })
  expect(await turns.take('2001:db8::1', staying)).not.toBeNull()
  expect(await turns.take('2001:db8::2', staying)).toBeNull()
})

it('frees the place of a request that left', async () => {
  const turns = new FairTurns({ atOnce: 1, waiting: 1 })
  const end = await turns.take('a', staying)
  const leaver = new AbortController()
  const left = turns.take('a', leaver.signal)
  leaver.abort()
  ;(await left)?.()
  const next = turns.take('a', staying)
  end?.()
  expect(await next).not.toBeNull()
})
