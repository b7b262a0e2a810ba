import { expect, it } from 'vitest'
import { einSchema, tinSchema } from './taxpayerId'

const isTaken = (number: string) => tinSchema.safeParse(number).success

it('takes numbers that can be assigned', () => {
  for (const number of ['12-3456789', '31-4159265', '99-9999999', '123-45-6789', '900-70-1234', '999-99-9999'])
    expect(isTaken(number), number).toBe(true)
})

it('refuses numbers that nobody has, and other shapes', () => {
  for (const number of [
    '00-0000000',
    '07-1234567',
    '97-1234567',
    '000-00-0000',
    '000-12-3456',
    '666-12-3456',
    '123-00-6789',
    '123-45-0000',
    '900-12-3456',
    '900-93-1234',
    '123456789',
  ])
    expect(isTaken(number), number).toBe(false)
  expect(einSchema.safeParse('123-45-6789').success).toBe(false)
  expect(einSchema.safeParse('00-1234567').error?.issues[0]?.message).toBe('The IRS assigns no such EIN. Check the number')
})
