import { expect, it } from 'vitest'
import { savedAgo } from './savedAgo'

const now = new Date('2026-11-21T12:00:00Z')
const at = (minutes: number) => savedAgo(new Date(now.getTime() - minutes * 60_000), now)

it('says how long ago a draft was saved', () => {
  expect([0, 0.9, 1, 2.5, 59, 60, 23 * 60].map(at)).toEqual([
    'just now',
    'just now',
    '1 min ago',
    '2 min ago',
    '59 min ago',
    '1 h ago',
    '23 h ago',
  ])
  expect(at(24 * 60)).toMatch(/^on Nov \d+, 2026$/)
})
