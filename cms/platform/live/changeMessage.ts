import { TOPICS } from '@framewell/domain/notifications/topics'
import { z } from 'zod'

/** The PostgreSQL channel that carries changes to every cms process. */
export const CHANGES_CHANNEL = 'changes'

const viewersSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('company'), id: z.string() }),
  z.object({ to: z.literal('account'), id: z.string() }),
  z.object({ to: z.literal('link'), id: z.string() }),
  z.object({ to: z.literal('operators') }),
  z.object({ to: z.literal('editors') }),
])
const messageSchema = z.union([
  z.object({ topic: z.enum(TOPICS), id: z.string(), to: z.array(viewersSchema).readonly() }),
  z.object({ recheck: z.string() }),
])
export type ChangeMessage = z.infer<typeof messageSchema>

/** A message of one of our processes; undefined if another version sent one that this one does not know. */
export function readMessage(text: string): ChangeMessage | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
