import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { type CollectionBeforeOperationHook, type FlattenedField, type GlobalBeforeOperationHook, ValidationError } from 'payload'

interface Fault {
  readonly path: string
  readonly message: string
}

const NO_GROUP = 'Enter a group of fields.'
const NO_LIST = 'Enter a list of entries; an empty one for none.'

/** The panel sends an empty list as the number of its rows. */
const isEmptied = (value: unknown) => value === 0 || value === '0'

/** Groups that are no groups, and lists with anything but entries: Payload fails on some, and takes the others as empty. */
function oddShapes(fields: readonly FlattenedField[], data: unknown, before = ''): Fault[] {
  if (!isRecord(data)) return []
  return fields.flatMap((field): Fault[] => {
    const value = data[field.name]
    const path = before + field.name
    if (value === undefined) return []
    if (field.type === 'group' || field.type === 'tab')
      return isRecord(value) ? oddShapes(field.flattenedFields, value, `${path}.`) : [{ path, message: NO_GROUP }]
    if ((field.type !== 'array' && field.type !== 'blocks') || isEmptied(value)) return []
    if (!Array.isArray(value) || !value.every(isRecord)) return [{ path, message: NO_LIST }]
    const rowFields = ({ blockType }: Readonly<Record<string, unknown>>) =>
      field.type === 'array' ? field.flattenedFields : (field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [])
    return value.flatMap((row, at) => oddShapes(rowFields(row), row, `${path}.${at}.`))
  })
}

/** @throws ValidationError on fields with a value of another shape, to people who may save */
export const refuseOddDocuments: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (overrideAccess || !('data' in args) || (operation !== 'create' && operation !== 'update')) return
  const errors = oddShapes(collection.flattenedFields, args.data)
  if (errors.length > 0 && (await collection.access[operation]({ req, data: args.data })))
    throw new ValidationError({ collection: collection.slug, req, errors }, req.t)
}

/** The same for a global. */
export const refuseOddGlobals: GlobalBeforeOperationHook = async ({ args, global, operation, overrideAccess, req }) => {
  if (overrideAccess || operation !== 'update') return
  const errors = oddShapes(global.flattenedFields, args.data)
  if (errors.length > 0 && (await global.access.update?.({ req }))) throw new ValidationError({ global: global.slug, req, errors }, req.t)
}
