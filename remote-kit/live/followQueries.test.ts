import type { Change } from '@framewell/domain/notifications/liveCalls'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeChanges } from '../testing/fakeChanges'
import { followQueries } from './followQueries'

const KEY = ['orders', 'list']
const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** A screen with a query, counting its reads. */
function screen(id?: string) {
  const { changes, tell } = fakeChanges()
  const queryClient = new QueryClient()
  const open: (() => void)[] = []
  const read = vi.fn(() => new Promise<number>((resolve) => open.push(() => resolve(read.mock.calls.length))))
  const observer = new QueryObserver(queryClient, { queryKey: KEY, queryFn: read })
  ended.push(
    observer.subscribe(() => undefined),
    followQueries({ changes, queryClient, queryKey: KEY, topics: ['orders'], id }),
  )
  const answer = async () => {
    await vi.waitFor(() => expect(open.length).toBeGreaterThan(0))
    for (const one of open.splice(0)) one()
  }
  return { tell, read, answer, reads: (count: number) => vi.waitFor(() => expect(read).toHaveBeenCalledTimes(count)) }
}
const change = (topic: 'orders' | 'quotes', id: string): Change => ({ type: 'changed', topic, id })

describe('an open screen', () => {
  it('reloads for its topic and for missed changes, and not for other topics', async () => {
    const { tell, answer, reads } = screen()
    await answer()
    tell(change('quotes', '1'))
    tell(change('orders', '1'))
    await reads(2)
    await answer()
    tell({ type: 'reload' })
    await reads(3)
  })

  it('of one thing reloads for that thing, and for a change to all', async () => {
    const { tell, answer, reads } = screen('7')
    await answer()
    tell(change('orders', '8'))
    tell(change('orders', '7'))
    await reads(2)
    await answer()
    tell(change('orders', ''))
    await reads(3)
  })

  it('reloads once for simultaneous changes, never concurrently, and once more after the last', async () => {
    const { tell, answer, reads } = screen()
    await answer()
    for (let at = 0; at < 50; at++) tell(change('orders', String(at)))
    await reads(2)
    for (let at = 0; at < 50; at++) tell(change('orders', String(at)))
    await answer()
    await reads(3)
    await answer()
  })
})
