import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { startProduction } from '@framewell/domain/production/productionCalls'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { z } from 'zod'

const lastProductionSchema = z.object({
  /** Id and token form the private link that opens the production again. */
  id: z.string().min(1),
  token: z.string().min(1),
  number: z.string(),
  planName: z.string(),
  /** Where the link was sent. */
  email: z.string().nullable(),
})
export type LastProduction = z.infer<typeof lastProductionSchema>

/** The production last started on this device. */
export const lastProductionAtom = storedAtom('framewell.last-production', lastProductionSchema)

export function lastProductionOf({ production, token }: CallOutput<typeof startProduction>, email: string | null): LastProduction {
  const { id, number, planName } = production
  return { id, token, number, planName, email }
}
