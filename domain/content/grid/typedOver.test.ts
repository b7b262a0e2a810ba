import { expect, it } from 'vitest'
import { NO_NUMBER, numberOf } from './numberOf'
import { begun, isOdd, meantBy, oddWords, standingFor, type TypedOver } from './typedOver'

const typedInto = (value: number | null, texts: readonly string[]) => {
  let typed: TypedOver<number> | null = begun<number>(null, value, numberOf)
  let now = value
  for (const text of texts) {
    const { over } = standingFor(typed, now, numberOf) ?? { over: now }
    typed = { text, over }
    now = meantBy(typed, numberOf)
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
  expect(typed && isOdd(typed, numberOf)).toBe(true)
  expect(standingFor(typed, now, numberOf)?.text).toBe('abc')
  expect(standingFor(typed, 7, numberOf)).toBeNull()
})

it('keeps the changed value for the next edit', () => {
  const { typed, now } = typedInto(2, ['12'])
  const again = begun(typed, now, numberOf)
  expect(again && meantBy({ ...again, text: '12x' }, numberOf)).toBe(12)
})

it('says which value stays', () => {
  expect(oddWords(NO_NUMBER, 2)).toBe('Use digits and at most one point. Until then 2 stays')
  expect(oddWords(NO_NUMBER, null)).toBe('Use digits and at most one point')
})
