import { drawnFacts } from '@framewell/domain/content/chartCells'
import { withClaim } from '@framewell/domain/content/claims'
import type { changeClaim as changeClaimCall } from '@framewell/domain/content/factCalls'
import type { PayloadRequest } from 'payload'
import { lock } from '../../platform/database/lock'
import type { Operation } from '../../platform/http/calls/bindCall'
import { findDocuments, publishedDocuments, trashedDocuments, trashedLive } from '../management/findDocuments'
import { refusedLive } from '../review/refusedLive'
import { factPlaces } from './factPlaces'
import { readFacts } from './readFacts'

/** Stores a claim if its places are still the ones the editor saw. Hosts hear of the change and drop every cached page. */
export const changeClaim: Operation<typeof changeClaimCall> = async ({ req, refuse }, { name, label, value, stamp }) => {
  await lock(req, 'claims')
  const seen = await factPlaces(req, `claim.${name}`, value)
  if (seen.stamp !== stamp) throw refuse('placesChanged')
  const changed = seen.places.filter(({ before, after }) => before !== after)
  const detail = await refusedLive(req, changed)
  if (detail) throw refuse('needsApproval', { detail })
  // The call's access check admitted an editor. The field is closed to forms, which cannot show the places.
  const open = { slug: 'site-settings', depth: 0, overrideAccess: true, req } as const
  const { claims } = await req.payload.findGlobal(open)
  const outcome = withClaim(claims ?? [], { name, label, value }, await isDrawn(req, `claim.${name}`))
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  await req.payload.updateGlobal({ ...open, data: { claims: outcome.claims } })
  return { facts: await readFacts(req) }
}

/** Whether a chart, published, in a draft or in the trash, draws the fact. */
async function isDrawn(req: PayloadRequest, key: string): Promise<boolean> {
  const seen = [findDocuments, publishedDocuments, trashedLive, trashedDocuments]
  const documents = []
  for (const find of seen) documents.push(...(await find(req)))
  return documents.some(({ document }) => drawnFacts(document.sections).has(key))
}
