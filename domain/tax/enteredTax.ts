import { z } from 'zod'
import { US_STATES } from '../network/usStates'

/** Five digits each, separated by spaces, commas or lines. */
export function zipsIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((zip) => zip !== ''))].sort()
}

const day = z.iso.date('Write the day like 2027-01-31')
const words = (message: string) => z.string(message).trim().min(1, message).max(200, 'Use at most 200 characters')
const state = z.string('Choose the state').refine((code) => Object.hasOwn(US_STATES, code), 'Choose the state')

/** The fields of a rate as an operator enters them. */
export const ENTERED_RATE = {
  state,
  name: words('Name the state, county, city or district'),
  percent: z.number('Enter the rate in percent').min(0, 'A rate is at least 0%').max(25, 'A rate is at most 25%'),
  zips: z
    .string()
    .max(100_000, 'Use at most 100,000 characters')
    .refine((text) => zipsIn(text).every((zip) => /^\d{5}$/.test(zip)), 'Write ZIP codes with five digits each'),
  effectiveFrom: day,
  effectiveUntil: day,
  source: words('Say where the rate is published'),
} as const

/** The fields of a buyer's certificate as an operator enters them. */
export const ENTERED_CERTIFICATE = { state, number: words('Enter the number on the certificate'), expiresOn: day } as const

interface RatePeriod {
  readonly from: string
  readonly until: string | null
}

/** Whether two rates of one jurisdiction would be in force on one day. */
export function periodsMeet(one: RatePeriod, other: RatePeriod): boolean {
  return (one.until === null || other.from <= one.until) && (other.until === null || one.from <= other.until)
}
