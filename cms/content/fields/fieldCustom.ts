import { z } from 'zod'

/** What a field of the panel says of itself for the content screen, in its `custom` member. */
export const fieldCustomSchema = z.object({
  shownWhen: z.object({ field: z.string(), is: z.array(z.string()) }).optional(),
  cellsFor: z.string().optional(),
  /** Its entries are numbers, or facts that hold one. */
  cells: z.literal('numbers').optional(),
  choices: z.enum(['plans', 'apps']).optional(),
})
export type FieldCustom = z.infer<typeof fieldCustomSchema>
