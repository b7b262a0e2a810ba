import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import { STATUS_REFRESH_MS } from '@framewell/domain/content/statusCards'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testStatus } from '../../testing/testStatus'
import { StatusFeed } from './StatusFeed'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(testStatus.readAt) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A platform whose database gets slower with each reading and that answers until it is broken. */
function platform() {
  const state = { readings: 0, broken: false }
  const read = async (): Promise<SiteStatus> => {
    state.readings += 1
    if (state.broken) throw new TypeError('Failed to fetch')
    return { ...testStatus, databaseMilliseconds: state.readings }
  }
  return { state, read }
}

it('starts with the server’s reading and refreshes every 30 seconds', async () => {
  const { state, read } = platform()
  const feed = new StatusFeed({ initial: testStatus, read })
  feed.start()
  expect(feed.get()).toEqual({ status: testStatus, phase: 'ready' })
  await vi.advanceTimersByTimeAsync(STATUS_REFRESH_MS - 1)
  expect(state.readings).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(feed.get()).toMatchObject({ phase: 'ready', status: { databaseMilliseconds: 1 } })
  feed.stop()
  await vi.advanceTimersByTimeAsync(STATUS_REFRESH_MS * 3)
  expect(state.readings).toBe(1)
})

it('refreshes at once when the server had no reading or an old one', async () => {
  for (const initial of [undefined, null, { ...testStatus, readAt: new Date(Date.now() - STATUS_REFRESH_MS).toISOString() }]) {
    const { state, read } = platform()
    const feed = new StatusFeed({ initial, read })
    feed.start()
    expect(feed.get().phase).toBe('reading')
    await vi.advanceTimersByTimeAsync(0)
    expect([state.readings, feed.get().phase]).toEqual([1, 'ready'])
    feed.stop()
  }
})

it('reports a failed reading and keeps the last good figures', async () => {
  const { state, read } = platform()
  const feed = new StatusFeed({ initial: testStatus, read })
  state.broken = true
  feed.refresh()
  feed.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect([state.readings, feed.get()]).toEqual([1, { status: testStatus, phase: 'failed' }])
  state.broken = false
  feed.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(feed.get()).toMatchObject({ phase: 'ready', status: { databaseMilliseconds: 2 } })
})
