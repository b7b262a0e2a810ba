import { expect, it } from 'vitest'
import { heldWords } from './heldWords'

const held = { heldUntil: '2026-12-10T22:59:59.000Z', slots: [{ week: '2026-12-14', units: 14 }] }

it('says until when weeks are held, and that they no longer are', () => {
  const words = (order: Parameters<typeof heldWords>[0]) => heldWords(order, 'the payment arrives')
  expect(words(held)).toBe("The shop's weeks are held until December 10, 2026, 5:59 PM Eastern Time.")
  expect(words({ ...held, slots: [] })).toBe("The shop's weeks are no longer held. We look for weeks again when the payment arrives.")
  expect(words({ ...held, heldUntil: null }), 'booked').toBeNull()
})
