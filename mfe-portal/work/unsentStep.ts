import { ORDER_STAGES } from '@framewell/domain/orders/stages'
import { z } from 'zod'

/** A stage recorded on this device that has not reached the server or was refused. */
export const unsentStepSchema = z.object({
  /** Generated on this device, which makes resending idempotent. */
  id: z.uuid(),
  /** The recording account: another account on the same phone does not send it. */
  account: z.string(),
  orderId: z.string(),
  stage: z.enum(ORDER_STAGES),
  notes: z.string(),
  /** When it was recorded, ISO. */
  at: z.string(),
  photo: z.object({ id: z.uuid(), name: z.string(), file: z.instanceof(Blob), arrived: z.boolean() }).nullable(),
  /** The server's reason for refusing it; null while it is pending. */
  refusal: z.string().nullable(),
})
export type UnsentStep = z.infer<typeof unsentStepSchema>
