import { z } from 'zod'

/** When a mail triggered by a person is sent: immediately, once its address has room again, or not at all. */
export const mailLeavesSchema = z.enum(['now', 'later', 'never'])
export type MailLeaves = z.infer<typeof mailLeavesSchema>
