import { storedLayoutSchema } from '@framewell/domain/framing/layout'
import type { BasePayload } from 'payload'
import { checkAhead } from './checkAside'

/** Checks the plans on offer before the process answers, so that no request waits for it: the answers are kept (`checkedFor`). */
export async function checkPlansAhead(payload: BasePayload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'home-plans',
    where: { offered: { equals: true } },
    pagination: false,
    depth: 0,
    // No request: the process itself reads what is public.
    overrideAccess: true,
  })
  for (const { layout } of docs) {
    // One that cannot be read is the operators' task (`plansOutOfProof`), and no reason not to start.
    const { data } = storedLayoutSchema.safeParse(layout)
    if (data) await checkAhead(data)
  }
}
