import type { ContentVersion, ListedVersion } from './versions'

/** A version's state, in the words every screen uses. */
export const VERSION_STATES: Record<ContentVersion['state'], string> = {
  live: 'On the site',
  published: 'Was on the site',
  draft: 'Draft',
}

/** More names than these are counted. */
const NAMED = 5
const KINDS = { added: ' (new)', removed: ' (removed)', changed: '', moved: ' (moved)' } as const

/** A version's changes compared with the previous one: 'Title, Quote: An engineer (removed) and 2 more'. */
export function changedWords(changed: ListedVersion['changed']): string {
  if (changed === null) return 'The oldest version we keep'
  if (changed.length === 0) return 'Same text as before'
  const named = changed.slice(0, NAMED).map(({ name, kind }) => name + KINDS[kind])
  const more = changed.length - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}
