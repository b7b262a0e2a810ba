import { APIError, type CollectionBeforeOperationHook, type FlattenedField, type SanitizedConfig, type Where } from 'payload'
import { refuseOddDocuments, refuseOddGlobals } from './refuseOddShapes'

/** What the system records about a document. Changing `createdAt` would, for example, make a new owner look like an established one. */
const NOTED = ['createdAt', 'updatedAt'] as const
/** What the system records about a stored file. Another `filename` would let somebody replace or delete another document's file. */
const NOTED_OF_FILES = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes', 'prefix'] as const

/**
 * Guards every collection and global, including Payload's own, against what access rules allow: writing what the system records, sorting by
 * a field of another document, which reveals the order of secrets, deleting whatever a filter matches, and emptying a group or list with a
 * value of another shape. Does not affect our own code with overrideAccess.
 */
export function guardOperations(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation.push(refuseForeignSort, dropNoted, refuseFilteredDeletion, refuseOddDocuments)
  for (const { hooks } of config.globals)
    hooks?.beforeOperation?.push(({ args, overrideAccess }) => {
      if (!overrideAccess) dropFrom(args.data, NOTED)
    }, refuseOddGlobals)
  return config
}

const refuseForeignSort: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  if (overrideAccess || !('sort' in args) || !args.sort) return
  for (const path of [args.sort].flat().flatMap((sort) => sort.split(',')))
    if (leadsAway(path.replace(/^-/, '').replace(/__/g, '.').split('.'), collection.flattenedFields))
      throw new APIError('sort names fields of the list itself.', 400, undefined, true)
}

const dropNoted: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess }) => {
  // A read with data (a preview) stores nothing.
  if (overrideAccess || !('data' in args) || (operation !== 'create' && operation !== 'update')) return
  dropFrom(args.data, collection.upload ? [...NOTED, ...NOTED_OF_FILES] : NOTED)
}

/** As many as a page of the panel's longest list shows. */
const MOST_DELETED = 100

const refuseFilteredDeletion: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess }) => {
  // The panel resets a person's own preferences by a filter.
  if (overrideAccess || operation !== 'delete' || collection.slug === 'payload-preferences' || ('id' in args && args.id !== undefined))
    return
  const chosen = 'where' in args ? chosenIn(args.where) : 0
  if (chosen === 0 || chosen > MOST_DELETED)
    throw new APIError(`Choose what to delete, at most ${MOST_DELETED} at once. Nothing was deleted.`, 400, undefined, true)
}

/** How many documents a condition names by their IDs; 0 when it may match others. */
function chosenIn(where: Where | undefined): number {
  if (!where || 'or' in where) return 0
  const { id, and } = where
  // Lists may be written in one text: 'a,b'.
  const named = typeof id === 'object' && !Array.isArray(id) ? [id.in].flat().flatMap((each) => String(each ?? '').split(',')) : []
  return Math.max(named.filter(Boolean).length, ...(Array.isArray(and) ? and.map(chosenIn) : []))
}

function dropFrom(data: unknown, names: readonly string[]): void {
  if (typeof data !== 'object' || data === null) return
  for (const name of names) Reflect.deleteProperty(data, name)
}

/** Whether a path continues after a relation to another document. */
function leadsAway([step = '', ...rest]: readonly string[], fields: readonly FlattenedField[]): boolean {
  if (rest.length === 0) return false
  // A version's fields are below this name.
  const field = fields.find(({ name }) => name === step)
  if (!field) return step === 'version' && leadsAway(rest, fields)
  if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join') return true
  if (field.type === 'blocks') return field.blocks.some(({ flattenedFields }) => leadsAway(rest, flattenedFields))
  return 'flattenedFields' in field && leadsAway(rest, field.flattenedFields)
}
