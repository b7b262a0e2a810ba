import { z } from 'zod'
import { planPoint } from './planPoint'

/** A room's name on the plan of its story, written around the point `at`. Several rooms of an open plan are in one space. Feet. */
export const roomSchema = z.object({
  story: z.number().int().min(1),
  name: z.string().trim().min(1, 'Enter the name of the room.').max(40, 'Use at most 40 characters.'),
  at: planPoint,
})
export type Room = z.infer<typeof roomSchema>
