import { createHash } from 'node:crypto'

/** Members that the system sets; an approval does not cover them. */
const SYSTEM: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'modifiedBy', 'changedBy', 'publishedWhenDeleted'],
  // A date, not content: the first publication sets it if nobody did.
  'publishedAt',
  // Derived from the text with every write.
  ...['listing', 'searchText'],
])

/**
 * A hash of everything an editor can set in a document. It does not depend on how the form, the calls and the database write an empty
 * field, an unchecked box or a picture.
 */
export function wordsStamp(document: object): string {
  const words = Object.fromEntries(Object.entries(document).filter(([name]) => !SYSTEM.has(name)))
  return createHash('sha256')
    .update(JSON.stringify(bare(words) ?? null))
    .digest('base64url')
    .slice(0, 32)
}

function bare(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => bare(item) ?? null)
  // Replaces a populated document of a relation by its ID.
  if ('id' in value && 'updatedAt' in value) return value.id
  const members = Object.entries(value)
    .map(([name, member]): [string, unknown] => [name, bare(member)])
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return members.length === 0 ? undefined : Object.fromEntries(members)
}
