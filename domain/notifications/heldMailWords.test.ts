import { expect, it } from 'vitest'
import { heldMailWords } from './heldMailWords'

it('says when a delayed mail will arrive, or what to keep instead', () => {
  expect(heldMailWords('now', 'ada@example.com')).toBe(null)
  expect(heldMailWords(undefined, 'ada@example.com')).toBe(null)
  expect(heldMailWords('later', 'ada@example.com')).toContain('follows to ada@example.com within hours')
  expect(heldMailWords('never', 'ada@example.com')).toMatch(/could not email .* ada@example.com .* Keep the link/)
})
