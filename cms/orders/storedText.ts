import { z } from 'zod'

/** A text that is signed, with its hash. */
export const storedTextSchema = z.object({ paragraphs: z.array(z.string()), textHash: z.string() })
