import { z } from 'zod'

/** A point of a plan in feet, within the maximum site size. */
export const planPoint = z.object({ x: z.number().min(-500).max(500), y: z.number().min(-500).max(500) })
