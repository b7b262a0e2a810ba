import { z } from 'zod'

/** A text to sign, with its hash. */
export const storedTextSchema = z.object({ paragraphs: z.array(z.string()), textHash: z.string() })
