import { expect, it } from 'vitest'
import { z } from 'zod'
import { inchesText, typedInches } from './typedInches'

const schema = typedInches(z.number('Use inches').min(0.001, 'At least 0.001 in').max(10, 'At most 10 in'))

it.each([
  ['1/16', 0.0625],
  ['1/16"', 0.0625],
  ['1/16 in', 0.0625],
  ['1/16 in.', 0.0625],
  [' 1 / 16 inch ', 0.0625],
  ['±1/16', 0.0625],
  ['+/- 1/16"', 0.0625],
  ['1⁄16″', 0.0625],
  ['¼', 0.25],
  ['1 1/2', 1.5],
  ['1-1/2"', 1.5],
  ['1½', 1.5],
  ['0.0625', 0.0625],
  ['.0625 inches', 0.0625],
  ['2', 2],
  [0.0625, 0.0625],
])('reads %s as %s in', (typed, inches) => {
  expect(schema.parse(typed)).toBe(inches)
})

it.each(['', ' ', '1/0', '1/', '/16', '1/16/2', '1.5/16', '1 mm', '1 ft', '-1/16', 'a', '0x1', '1e1', null, true, [1]])(
  'refuses %j',
  (typed) => {
    expect(schema.safeParse(typed).success).toBe(false)
  },
)

it('keeps the limits and what they say', () => {
  expect(schema.safeParse('11 1/2').error?.issues[0]?.message).toBe('At most 10 in')
})

it.each([
  [0.0625, '1/16'],
  [0.03125, '1/32'],
  [1.5, '1-1/2'],
  [2, '2'],
  [0.06, '0.06'],
  [0.001, '0.001'],
])('writes %s in as %s', (inches, text) => {
  expect(inchesText(inches)).toBe(text)
  expect(schema.parse(inchesText(inches))).toBe(inches)
})
