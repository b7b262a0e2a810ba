import type { previewClaim as previewClaimCall } from '@framewell/domain/content/factCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { factPlaces } from './factPlaces'

/** Previews the texts that a claim would change. */
export const previewClaim: Operation<typeof previewClaimCall> = ({ req }, { name, value }) => factPlaces(req, `claim.${name}`, value)
