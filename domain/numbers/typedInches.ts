import { z } from 'zod'
import { figure } from './figure'

/** The finest mark on a shop's tape, as a part of an inch. */
const FINEST = 64

/** An amount with an optional sign of both directions before it and the unit after it. */
const AMOUNT = /^(?:±|\+\/-)?\s*(.+?)\s*(?:"|′′|in\.?|inch|inches)?$/
const DECIMAL = /^(?:\d+(?:\.\d*)?|\.\d+)$/
/** A fraction, alone or after whole inches: 1/16, 1 1/2, 1-1/2. */
const FRACTION = /^(?:(\d+)[\s-]+)?(\d+)\s*\/\s*(\d+)$/

/** Inches of a text as shops type them, for example 1/16, ±1/16", 1-1/2 in or 0.0625; undefined when it is none. */
function inchesOf(typed: string): number | undefined {
  // Characters such as ½ and ⁄ in letters and digits; a whole number before ½ stays apart from it.
  const plain = typed
    .trim()
    .toLowerCase()
    .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
  const amount = AMOUNT.exec(plain)?.[1] ?? ''
  if (DECIMAL.test(amount)) return Number(amount)
  const [, whole = '0', over, under] = FRACTION.exec(amount) ?? []
  if (over === undefined || Number(under) === 0) return undefined
  return Number(whole) + Number(over) / Number(under)
}

/** Inches as a number, or as text with a fraction, a decimal and a unit as shops type them. @param schema its limits in inches */
export function typedInches(schema: z.ZodNumber) {
  return z.preprocess((value) => (typeof value === 'string' ? (inchesOf(value) ?? value) : value), schema)
}

/** Writes inches as a shop reads them off a tape, else as a decimal: 0.0625 is '1/16', 1.5 is '1-1/2', 0.06 is '0.06'. */
export function inchesText(inches: number): string {
  const parts = inches * FINEST
  if (!Number.isInteger(parts) || Number.isInteger(inches)) return figure(inches)
  let [over, under] = [parts % FINEST, FINEST]
  while (over % 2 === 0) [over, under] = [over / 2, under / 2]
  const whole = Math.floor(inches)
  return whole === 0 ? `${over}/${under}` : `${whole}-${over}/${under}`
}
