import { createHash } from 'node:crypto'

/** What the system notes on a document: no part of what somebody approves. */
const SYSTEM: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'modifiedBy', 'changedBy', 'publishedWhenDeleted'],
  // Says when, not what: the first publication sets it where nobody did.
  'publishedAt',
  // Derived from the words with every write.
  ...['listing', 'searchText'],
])

/**
 * Stands for everything an editor can set of a document: the same for the same words, however the form, the calls and the database write an
 * empty field, an unticked box or a picture.
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
  // A document that a picture or link leads to, in place of its id.
  if ('id' in value && 'updatedAt' in value) return value.id
  const members = Object.entries(value)
    .map(([name, member]): [string, unknown] => [name, bare(member)])
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return members.length === 0 ? undefined : Object.fromEntries(members)
}
