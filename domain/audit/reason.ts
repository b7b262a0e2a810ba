import { z } from 'zod'

/** The reason stored with an audited action. */
export const reasonSchema = z
  .string('Give a reason')
  .trim()
  .min(3, 'Give a reason of at least 3 characters')
  .max(1000, 'Use at most 1,000 characters')
