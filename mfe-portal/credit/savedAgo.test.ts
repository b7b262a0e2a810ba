import { expect, it } from 'vitest'
import { decisionLinkIn, termsPath } from './decisionLink'
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

it('reads back the private link it writes', () => {
  const link = { id: '6f1d3c5e-0a4b-4c2d-9e8f-7a6b5c4d3e2f', token: 'a+b/c=&d' }
  expect(decisionLinkIn(termsPath(link).slice('/terms'.length))).toEqual(link)
  expect(decisionLinkIn('?plan=x')).toBeNull()
  expect(decisionLinkIn('?decision=abc')).toEqual({ id: 'abc', token: '' })
})
