import { z } from 'zod'

/** An employer identification number as the IRS writes it. */
export const einSchema = z.string().regex(/^\d{2}-\d{7}$/, 'Write the EIN like 12-3456789')
