import { z } from 'zod'
import { companyDay } from './businessDays'

/** The day by which a frame is needed, like '2027-03-31'. Work days are counted onward from it. @param message asks for it */
export const neededDay = (message: string) =>
  z.iso.date({ error: message, abort: true }).refine((day) => day < '2100-01-01', 'Use a date before 2100')

/**
 * Why a frame can no longer be needed by a day: it is before today. Undefined for today, a later day and none. No part of `neededDay`, because
 * what was stored before its day passed is still read.
 * @param day ISO date; '' for none
 */
export function passedDay(day: string | null | undefined, now: Date): string | undefined {
  return day && day < companyDay(now) ? 'This day has passed. Choose today or a later day.' : undefined
}
