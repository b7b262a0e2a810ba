import { fillFacts } from '@framewell/domain/content/facts'
import { MAX_FINDINGS, type searchContent as searchContentCall, type WordsFound } from '@framewell/domain/content/siteChecks'
import type { Operation } from '../../platform/http/calls/bindCall'
import { readFacts, valuesOf } from '../facts/readFacts'
import { contentPlaces } from './contentPlaces'

/** Characters of context before and after a match. */
const AROUND = 60

/** Searches every place an editor can fill in, ignoring case: the text as typed, else as the site shows it, with facts filled in. */
export const searchContent: Operation<typeof searchContentCall> = async ({ req }, { q }) => {
  const wanted = q.toLowerCase()
  const { words } = await contentPlaces(req)
  const values = valuesOf(await readFacts(req))
  const findings = words.flatMap(({ words: typed, ...place }): WordsFound[] => {
    const text = [typed, fillFacts(typed, values)].find((said) => said.toLowerCase().includes(wanted))
    if (text === undefined) return []
    const lower = text.toLowerCase()
    const at = lower.indexOf(wanted)
    // A letter with a longer lowercase form ('İ') would shift positions; the excerpt is then shown in lowercase.
    const shown = lower.length === text.length ? text : lower
    const end = at + wanted.length
    return [
      {
        ...place,
        before: `${at > AROUND ? '…' : ''}${shown.slice(Math.max(0, at - AROUND), at)}`,
        match: shown.slice(at, end),
        after: `${shown.slice(end, end + AROUND)}${end + AROUND < shown.length ? '…' : ''}`,
      },
    ]
  })
  return { total: findings.length, findings: findings.slice(0, MAX_FINDINGS) }
}
