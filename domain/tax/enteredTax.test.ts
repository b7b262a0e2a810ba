import { expect, it } from 'vitest'
import { ENTERED_RATE } from './enteredTax'

it.each(['constructor', 'toString', 'XX', 'oh', ''])("takes no state called '%s'", (code) => {
  expect(ENTERED_RATE.state.safeParse(code).error?.issues[0]?.message).toBe('Choose the state')
})

it('takes a state by its code', () => {
  expect(ENTERED_RATE.state.parse('OH')).toBe('OH')
})
