import { expect, it } from 'vitest'
import { storedCentsSchema } from './storedCents'

it('amounts come out of rows as numbers or text, and only whole', () => {
  expect([storedCentsSchema.parse('90071992547409'), storedCentsSchema.parse(-5)]).toEqual([90_071_992_547_409, -5])
  expect(['1.5', 1.5, 'five', undefined].map((value) => storedCentsSchema.safeParse(value).success)).toEqual([false, false, false, false])
})
