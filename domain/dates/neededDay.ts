import { z } from 'zod'

/** The day by which a frame is needed, like '2027-03-31'. Work days are counted onward from it. @param message asks for it */
export const neededDay = (message: string) =>
  z.iso.date({ error: message, abort: true }).refine((day) => day < '2100-01-01', 'Use a date before 2100')
