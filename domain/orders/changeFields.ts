import { z } from 'zod'

/** An option of an order that a change order can replace. */
export const changeFieldSchema = z.object({
  /** As `choices` of a proposal names it. */
  name: z.string(),
  label: z.string(),
  /** Whether any number can be chosen, none included. */
  several: z.boolean(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  /** Ids of what the order has now. */
  chosen: z.array(z.string()),
})
export type ChangeField = z.infer<typeof changeFieldSchema>

/** New choices by the fields' names: the ids chosen, one unless the field takes several. */
export const changeChoicesSchema = z.record(z.string().max(40), z.array(z.string().max(60)).max(20))
export type ChangeChoices = z.infer<typeof changeChoicesSchema>

/** A value before and after a change. */
export const comparedSchema = z.object({ label: z.string(), before: z.string(), after: z.string() })
export type Compared = z.infer<typeof comparedSchema>
