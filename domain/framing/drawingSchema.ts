import { z } from 'zod'
import { DRAWING_KINDS } from './drawing'

/** A drawing in an answer. Coordinates in feet of paper, y down. */
export const drawingSchema = z.object({
  title: z.string(),
  viewBox: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  paths: z.array(z.object({ kind: z.enum(DRAWING_KINDS), d: z.string() })),
  labels: z.array(
    z.object({
      text: z.string(),
      x: z.number(),
      y: z.number(),
      angle: z.number(),
      anchor: z.enum(['start', 'end']).optional(),
      scale: z.number().optional(),
      tone: z.enum(['strong', 'signal', 'steel']).optional(),
    }),
  ),
  labelSize: z.number(),
})
