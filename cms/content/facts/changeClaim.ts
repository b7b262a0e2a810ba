import { drawnFacts } from '@framewell/domain/content/chartCells'
import { withClaim } from '@framewell/domain/content/claims'
import type { changeClaim as changeClaimCall } from '@framewell/domain/content/factCalls'
import type { PayloadRequest } from 'payload'
import { lock } from '../../platform/database/lock'
import type { Operation } from '../../platform/http/calls/bindCall'
import { findDocuments, publishedDocuments } from '../management/findDocuments'
import { factPlaces } from './factPlaces'
import { readFacts } from './readFacts'

/** Stores a claim if its places are still the ones the editor saw. Hosts hear of the change and drop every cached page. */
export const changeClaim: Operation<typeof changeClaimCall> = async ({ req, refuse }, { name, label, value, stamp }) => {
  await lock(req, 'claims')
  if ((await factPlaces(req, `claim.${name}`, value)).stamp !== stamp) throw refuse('placesChanged')
  // The call's access check admitted an editor. The field is closed to forms, which cannot show the places.
  const open = { slug: 'site-settings', depth: 0, overrideAccess: true, req } as const
  const { claims } = await req.payload.findGlobal(open)
  const outcome = withClaim(claims ?? [], { name, label, value }, await isDrawn(req, `claim.${name}`))
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  await req.payload.updateGlobal({ ...open, data: { claims: outcome.claims } })
  return { facts: await readFacts(req) }
}

/** Whether a chart, published or in a draft, draws the fact. */
async function isDrawn(req: PayloadRequest, key: string): Promise<boolean> {
  const documents = [...(await findDocuments(req)), ...(await publishedDocuments(req))]
  return documents.some(({ document }) => drawnFacts(document.sections).has(key))
}
