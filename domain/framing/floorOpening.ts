import { z } from 'zod'
import { planPoint } from './planPoint'

/** A hole in a floor of joists, for example over a stair. `story` is the floor it is cut from, `from` its front left corner. Feet. */
export const floorOpeningSchema = z
  .object({ story: z.number().int().min(1), from: planPoint, to: planPoint })
  .refine(({ from, to }) => to.x - from.x >= 2 && to.y - from.y >= 2, 'A floor opening is at least 2 by 2 ft.')
export type FloorOpening = z.infer<typeof floorOpeningSchema>
