import { z } from 'zod'
import { planPoint } from './planPoint'

/** One line of letters that can be written: without control and formatting characters. */
const LINE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u

/** A room's name on the plan of its story, written around the point `at`. Several rooms of an open plan are in one space. Feet. */
export const roomSchema = z.object({
  story: z.number().int().min(1),
  name: z
    .string()
    .trim()
    .min(1, 'Enter the name of the room.')
    .max(40, 'Use at most 40 characters.')
    .regex(LINE, 'Enter one line, without control characters.'),
  at: planPoint,
})
export type Room = z.infer<typeof roomSchema>
