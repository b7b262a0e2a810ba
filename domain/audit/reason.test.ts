import { expect, it } from 'vitest'
import { notesFault } from './reason'

it('asks operators for a reason, and parties for none', () => {
  expect(notesFault(false, '')).toBeUndefined()
  expect(notesFault(true, 'Seen on site')).toBeUndefined()
  expect(notesFault(true, '')).toMatch(/at least 3/)
})
