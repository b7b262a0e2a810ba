import type {
  listFacts as listFactsCall,
  previewClaim as previewClaimCall,
  previewFact as previewFactCall,
} from '@framewell/domain/content/factCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { factPlaces } from './factPlaces'
import { readFacts } from './readFacts'

/** Every fact that a text can use. */
export const listFacts: Operation<typeof listFactsCall> = async ({ req }) => ({ facts: await readFacts(req) })

/** Previews another value of a fact. Prices and counts follow their plan; this shows the affected texts before the plan is saved. */
export const previewFact: Operation<typeof previewFactCall> = async ({ req }, { key, value }) => {
  const { places } = await factPlaces(req, key, value)
  return { places }
}

/** Previews the texts that a claim would change. */
export const previewClaim: Operation<typeof previewClaimCall> = ({ req }, { name, value }) => factPlaces(req, `claim.${name}`, value)
