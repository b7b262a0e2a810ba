import { z } from 'zod'

/** What the client makes of a call that answers a file: the platform's own Blob, under the name the server gives it. */
export const fileAnswerSchema = z.object({ name: z.string().optional(), file: z.unknown() })
