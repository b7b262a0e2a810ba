import { storedLayoutSchema } from '@framewell/domain/framing/layout'
import { NOT_REVIEWED } from '@framewell/domain/framing/notChecked'
import type { BasePayload } from 'payload'
import { env } from '../env'
import { writeFrame } from './askFrame'

/**
 * Draws the set of each plan on offer, so that nobody waits for a fresh thread: its first set takes 2 s of CPU, later ones less than half of
 * one. One at a time: an order that comes meanwhile waits for one set at most.
 */
export async function warmDrawingSets(payload: BasePayload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'home-plans',
    where: { offered: { equals: true } },
    sort: '-squareFeet',
    pagination: false,
    depth: 0,
    // No request: the process itself reads what is public.
    overrideAccess: true,
  })
  for (const { name, layout } of docs) {
    const { data } = storedLayoutSchema.safeParse(layout)
    if (!data) continue
    const facts = {
      project: name,
      plan: name,
      revision: null,
      siteAddress: null,
      drawnAt: new Date().toISOString(),
      site: null,
      siteOnRecord: false,
      review: NOT_REVIEWED,
      approval: null,
      issuer: { name: 'Framewell', contactEmail: '', phone: null, site: env.SITE_URL },
      basis: null,
    }
    await writeFrame(data, { format: 'pdf', facts })
  }
}
