import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextTry } from './untilLoaded'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['the network returns', (_: AbortController) => page.dispatchEvent(new Event('online'))],
  ['the wait is ended', (left: AbortController) => left.abort()],
])('listens to nothing any more once %s', async (_, happen) => {
  const left = new AbortController()
  const waited = nextTry(9, left.signal)
  happen(left)
  await waited
  expect(getEventListeners(left.signal, 'abort')).toEqual([])
  expect(getEventListeners(page, 'online')).toEqual([])
})
