import { expect, it } from 'vitest'
import { NO_NUMBER, numberOf } from './numberOf'
import { begun, inputValueOf, invalidInputText, isInvalidInput, type PendingInput, shownInput } from './pendingInput'

const typedInto = (value: number | null, texts: readonly string[]) => {
  let typed: PendingInput<number> | null = begun<number>(null, value, numberOf)
  let now = value
  for (const text of texts) {
    const { over } = shownInput(typed, now, numberOf) ?? { over: now }
    typed = { text, over }
    now = inputValueOf(typed, numberOf)
  }
  return { typed, now }
}

it('keeps the number while the typed text is not one, and clears it when the cell is emptied', () => {
  expect(typedInto(2, ['1', '12', '12,', '12,5']).now).toBe(2)
  expect(typedInto(2, ['1', '12', '12,', '12,5', '12,500']).now).toBe(12_500)
  expect(typedInto(2, ['']).now).toBeNull()
  expect(typedInto(null, ['many']).now).toBeNull()
})

it('shows invalid text as typed until somebody else changes the value', () => {
  const { typed, now } = typedInto(2, ['abc'])
  expect(typed && isInvalidInput(typed, numberOf)).toBe(true)
  expect(shownInput(typed, now, numberOf)?.text).toBe('abc')
  expect(shownInput(typed, 7, numberOf)).toBeNull()
})

it('keeps the changed value for the next edit', () => {
  const { typed, now } = typedInto(2, ['12'])
  const again = begun(typed, now, numberOf)
  expect(again && inputValueOf({ ...again, text: '12x' }, numberOf)).toBe(12)
})

it('says which value stays', () => {
  expect(invalidInputText(NO_NUMBER, 2)).toBe('Use digits and at most one point. Until then 2 stays')
  expect(invalidInputText(NO_NUMBER, null)).toBe('Use digits and at most one point')
})
