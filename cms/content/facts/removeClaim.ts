import { withoutClaim } from '@framewell/domain/content/claims'
import type { removeClaim as removeClaimCall } from '@framewell/domain/content/factCalls'
import { lock } from '../../platform/database/lock'
import type { Operation } from '../../platform/http/calls/bindCall'
import { factPlaces } from './factPlaces'
import { readFacts } from './readFacts'

/** Removes a claim. One that a published text or a draft uses stays, because readers would see a gap. */
export const removeClaim: Operation<typeof removeClaimCall> = async ({ req, refuse }, { name }) => {
  await lock(req, 'claims')
  // The call's access check admitted an editor. The field is closed to forms, which cannot show the places.
  const open = { slug: 'site-settings', depth: 0, overrideAccess: true, req } as const
  const { claims } = await req.payload.findGlobal(open)
  const { places } = await factPlaces(req, `claim.${name}`, '')
  const outcome = withoutClaim(claims ?? [], name, places.length)
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  await req.payload.updateGlobal({ ...open, data: { claims: outcome.left } })
  return { facts: await readFacts(req) }
}
