import { ORDER_STAGES } from '@framewell/domain/orders/stages'
import { z } from 'zod'

/** A stage that was recorded on this device and has not reached the server, or was refused there. */
export const waitingStepSchema = z.object({
  /** Made here; what is sent twice counts once. */
  id: z.uuid(),
  /** Whose step it is: another account on the same phone does not send it. */
  account: z.string(),
  orderId: z.string(),
  stage: z.enum(ORDER_STAGES),
  notes: z.string(),
  /** When it was recorded, ISO. */
  at: z.string(),
  photo: z.object({ id: z.uuid(), name: z.string(), file: z.instanceof(Blob), arrived: z.boolean() }).nullable(),
  /** Why the server does not take it; null while it waits. */
  refusal: z.string().nullable(),
})
export type WaitingStep = z.infer<typeof waitingStepSchema>
