import type { previewFact as previewFactCall } from '@framewell/domain/content/factCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { factPlaces } from './factPlaces'

/** Previews another value of a fact. Prices and counts follow their plan; this shows the affected texts before the plan is saved. */
export const previewFact: Operation<typeof previewFactCall> = async ({ req }, { key, value }) => {
  const { places } = await factPlaces(req, key, value)
  return { places }
}
