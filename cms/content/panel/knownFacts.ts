import { type Fact, listFacts } from '@framewell/domain/content/factCalls'
import { callApi } from '../../panel/callApi'

/** Loaded once per form; the next form loads them again because claims change. */
let asked: { readonly at: number; readonly facts: Promise<readonly Fact[]> } | null = null
const BELIEVED_MS = 20_000

/** The current live facts; empty if they cannot be loaded. */
export function knownFacts(): Promise<readonly Fact[]> {
  if (asked && Date.now() - asked.at < BELIEVED_MS) return asked.facts
  const facts = callApi(listFacts, {}).then(
    (found) => found.facts,
    () => [],
  )
  asked = { at: Date.now(), facts }
  return facts
}
