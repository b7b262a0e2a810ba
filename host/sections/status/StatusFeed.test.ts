import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testStatus } from '../../testing/testStatus'
import { StatusFeed, type StatusWatcher } from './StatusFeed'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(testStatus.readAt) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A platform whose database gets slower with each reading and that answers until it is broken, with the streams it has open. */
function platform() {
  const state = { readings: 0, broken: false, answer: Promise.resolve() }
  const open = new Set<StatusWatcher>()
  const read = async (): Promise<SiteStatus> => {
    state.readings += 1
    const reading = state.readings
    await state.answer
    if (state.broken) throw new TypeError('Failed to fetch')
    return { ...testStatus, databaseMilliseconds: reading }
  }
  const watch = (watcher: StatusWatcher) => {
    open.add(watcher)
    return () => open.delete(watcher)
  }
  const announce = () => {
    for (const watcher of open) watcher.changed()
  }
  return { state, open, announce, read, watch }
}
const settle = () => vi.advanceTimersByTimeAsync(2000)

it('starts with the server’s reading, and reads again only when something changes', async () => {
  const { state, open, announce, read, watch } = platform()
  const feed = new StatusFeed({ initial: testStatus, read, watch })
  feed.start()
  expect(feed.get()).toEqual({ status: testStatus, phase: 'ready', live: false })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(state.readings).toBe(0)
  announce()
  expect(feed.get().live).toBe(true)
  announce()
  await settle()
  expect([state.readings, feed.get()]).toEqual([1, { status: { ...testStatus, databaseMilliseconds: 1 }, phase: 'ready', live: true }])
  feed.stop()
  announce()
  await settle()
  expect([state.readings, open.size, feed.get().live]).toEqual([1, 0, false])
})

it('reads once more after a reading during which something changed', async () => {
  const { state, announce, read, watch } = platform()
  const feed = new StatusFeed({ initial: testStatus, read, watch })
  feed.start()
  let answer = () => {}
  state.answer = new Promise((resolve) => {
    answer = resolve
  })
  feed.refresh()
  announce()
  await settle()
  expect(state.readings).toBe(1)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect([state.readings, feed.get().status?.databaseMilliseconds]).toEqual([2, 2])
})

it('reads at once when the server had no reading', async () => {
  for (const initial of [undefined, null]) {
    const { state, read, watch } = platform()
    const feed = new StatusFeed({ initial, read, watch })
    feed.start()
    expect(feed.get().phase).toBe('reading')
    await vi.advanceTimersByTimeAsync(0)
    expect([state.readings, feed.get().phase]).toEqual([1, 'ready'])
    feed.stop()
  }
})

it('does not say that it is live once the stream is lost, and finds out whether the platform answers', async () => {
  const { state, open, announce, read, watch } = platform()
  const feed = new StatusFeed({ initial: testStatus, read, watch })
  feed.start()
  announce()
  await settle()
  state.broken = true
  for (const watcher of open) watcher.lost(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(feed.get()).toMatchObject({ phase: 'failed', live: false, status: { databaseMilliseconds: 1 } })
  state.broken = false
  announce()
  await settle()
  expect(feed.get()).toMatchObject({ phase: 'ready', live: true, status: { databaseMilliseconds: 3 } })
})

it('shows a current reading when no stream is open to it', async () => {
  const { open, read, watch } = platform()
  const feed = new StatusFeed({ initial: testStatus, read, watch })
  feed.start()
  for (const watcher of open) watcher.lost(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(feed.get()).toMatchObject({ phase: 'ready', live: false, status: { databaseMilliseconds: 1 } })
})

it('reports a failed reading and keeps the last good figures', async () => {
  const { state, read, watch } = platform()
  const feed = new StatusFeed({ initial: testStatus, read, watch })
  state.broken = true
  feed.refresh()
  feed.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect([state.readings, feed.get()]).toEqual([1, { status: testStatus, phase: 'failed', live: false }])
  state.broken = false
  feed.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(feed.get()).toMatchObject({ phase: 'ready', status: { databaseMilliseconds: 2 } })
})
