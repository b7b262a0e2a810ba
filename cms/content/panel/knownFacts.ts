import { type Fact, listFacts } from '@framewell/domain/content/factCalls'
import { callApi } from '../../panel/callApi'

/** Asked once for all facts of a form; again in the next one, since claims change. */
let asked: { readonly at: number; readonly facts: Promise<readonly Fact[]> } | null = null
const BELIEVED_MS = 20_000

/** The live facts as they are now; none where they can't be asked for. */
export function knownFacts(): Promise<readonly Fact[]> {
  if (asked && Date.now() - asked.at < BELIEVED_MS) return asked.facts
  const facts = callApi(listFacts, {}).then(
    (found) => found.facts,
    () => [],
  )
  asked = { at: Date.now(), facts }
  return facts
}
