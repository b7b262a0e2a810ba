import { z } from 'zod'

/** A point of a plan in feet, within a site that a house may stand on. */
export const planPoint = z.object({ x: z.number().min(-500).max(500), y: z.number().min(-500).max(500) })
