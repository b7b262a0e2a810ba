import { expect, it } from 'vitest'
import { delayedMailText } from './delayedMailText'

it('says when a delayed mail will arrive, or what to keep instead', () => {
  expect(delayedMailText('now', 'ada@example.com')).toBe(null)
  expect(delayedMailText(undefined, 'ada@example.com')).toBe(null)
  expect(delayedMailText('later', 'ada@example.com')).toContain('follows to ada@example.com within hours')
  expect(delayedMailText('never', 'ada@example.com')).toMatch(/could not email .* ada@example.com .* Keep the link/)
})
