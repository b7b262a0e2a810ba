import { z } from 'zod'

/** Hints from a panel field to the content screen, in the field's `custom` member. */
export const fieldCustomSchema = z.object({
  shownWhen: z.object({ field: z.string(), is: z.array(z.string()) }).optional(),
  cellsFor: z.string().optional(),
  /** The entries are numbers, or facts whose value is a number. */
  cells: z.literal('numbers').optional(),
  choices: z.enum(['plans', 'apps']).optional(),
})
export type FieldCustom = z.infer<typeof fieldCustomSchema>
