import { expect, it } from 'vitest'
import { shownRange } from './shownRange'

it.each([
  [{ page: 1, shown: 10, total: 1212 }, '10 most recent of 1,212'],
  [{ page: 2, shown: 10, total: 212 }, '11–20 of 212'],
  [{ page: 22, shown: 2, total: 212 }, '211–212 of 212'],
  [{ page: 1, shown: 3, total: 3 }, '3 applications'],
  [{ page: 1, shown: 1, total: 1 }, '1 application'],
  [{ page: 1, shown: 0, total: 0 }, '0 applications'],
])('%j is %s', (list, words) => {
  expect(shownRange('application', { perPage: 10, ...list })).toBe(words)
})
