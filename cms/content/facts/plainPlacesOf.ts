import type { PlainPlace } from '@framewell/domain/content/factCalls'
import { plainPlaces } from '@framewell/domain/content/facts'
import type { PayloadRequest } from 'payload'
import { contentPlaces } from '../siteChecks/contentPlaces'

/** Characters of context before and after. */
const AROUND = 60

/**
 * Every place in the newest drafts that contains a value as plain text, with the person's own rights. The list of claims does not count.
 */
export async function plainPlacesOf(req: PayloadRequest, value: string): Promise<PlainPlace[]> {
  const { words } = await contentPlaces(req)
  return words.flatMap(({ words: text, ...place }): PlainPlace[] => {
    const [at] = place.where === 'site-settings' && text === value ? [] : plainPlaces(text, value)
    if (at === undefined || place.place === 'Address') return []
    const end = at + value.length
    const before = `${at > AROUND ? '…' : ''}${text.slice(Math.max(0, at - AROUND), at)}`
    return [{ ...place, before, match: value, after: `${text.slice(end, end + AROUND)}${end + AROUND < text.length ? '…' : ''}` }]
  })
}
