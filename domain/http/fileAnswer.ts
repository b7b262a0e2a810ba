import { z } from 'zod'

/** The client's result of a call that answers a file: the platform's Blob, with the name from the server. */
export const fileAnswerSchema = z.object({ name: z.string().optional(), file: z.unknown() })
