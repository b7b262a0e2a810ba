import { z } from 'zod'

/** The recipient of a quote. Optional in the calls, required on the screens. */
export const quoteContactSchema = z.object({
  name: z.string('Name is required').trim().min(2, 'Name is required').max(120, 'Use at most 120 characters'),
  email: z.string('Valid email is required').trim().max(254, 'Valid email is required').pipe(z.email('Valid email is required')),
  companyName: z.string().trim().max(160, 'Use at most 160 characters').optional(),
  phone: z.string().trim().max(40, 'Use at most 40 characters').optional(),
})
export type QuoteContact = z.infer<typeof quoteContactSchema>
