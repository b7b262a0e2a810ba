import type { previewClaim as previewClaimCall } from '@framewell/domain/content/factCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { factPlaces } from './factPlaces'

/** What a claim would change, before it does. */
export const previewClaim: Operation<typeof previewClaimCall> = ({ req }, { name, value }) => factPlaces(req, `claim.${name}`, value)
