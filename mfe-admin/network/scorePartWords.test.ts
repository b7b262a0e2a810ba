import { expect, it } from 'vitest'
import { winsIfWords } from './scorePartWords'

it('names the smallest change, rounded so that it really wins', () => {
  const changes = [
    { part: 'quality' as const, from: 0.8, to: 0.86012 },
    { part: 'price' as const, from: 0.5, to: 0.7 },
  ]
  expect(winsIfWords(changes)).toBe('Would win if quality rose from 80% to 86.1%, everything else as it was.')
  expect(winsIfWords([{ part: 'price', from: 0.9, to: 0.99999 }])).toContain('to 100%')
})

it('says when no part alone would do', () => {
  expect(winsIfWords([])).toBe('No change of one part alone would have won.')
})
