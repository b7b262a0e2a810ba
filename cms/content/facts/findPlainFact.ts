import type { findPlainFact as findPlainFactCall } from '@framewell/domain/content/factCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { plainPlacesOf } from './plainPlacesOf'
import { readFacts } from './readFacts'

/** Finds texts that were written before the fact existed or with its value typed out. */
export const findPlainFact: Operation<typeof findPlainFactCall> = async ({ req, refuse }, { key }) => {
  const fact = (await readFacts(req)).find((known) => known.key === key)
  if (!fact) throw refuse('notFound')
  return { value: fact.value, places: await plainPlacesOf(req, fact.value) }
}
