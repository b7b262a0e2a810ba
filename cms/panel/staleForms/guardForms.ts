import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  FlattenedField,
  GlobalBeforeOperationHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { ValidationError } from 'payload'
import { lock } from '../../platform/database/lock'
import { isSameMoment, membersOf, type SentForm, sentForm } from './sentForm'
import { settleForm } from './settleForm'
import { staleFieldErrors } from './staleFieldErrors'

/**
 * Saves of one document through its own route run one after another, and read it once the one before is done: Payload writes whole documents,
 * so two at once would lose what one of them changed.
 *
 * A panel form is saved whole and says when it was read. If somebody saved since, it erases nothing. With versions, both people's changes
 * are kept, and a place both changed is refused on its field with the current value; without versions, every place that differs is refused.
 * Documents with drafts are guarded by version instead (content/versions).
 */
export function guardCollection(collection: CollectionConfig): CollectionConfig {
  if (typeof collection.versions === 'object' && collection.versions.drafts) return collection
  const { beforeOperation = [], ...hooks } = collection.hooks ?? {}
  return { ...collection, hooks: { ...hooks, beforeOperation: [settleDocument, ...beforeOperation] } }
}

/** The same for a global, whose own saves take their turn too. */
export function guardGlobal(global: GlobalConfig): GlobalConfig {
  const { beforeOperation = [], ...hooks } = global.hooks ?? {}
  return { ...global, hooks: { ...hooks, beforeOperation: [settleGlobal, ...beforeOperation] } }
}

const settleDocument: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || !('data' in args)) return args
  const { slug } = collection
  const { id } = args
  if (typeof id !== 'string' || req.routeParams?.id !== id) return args
  await lock(req, `form of ${slug}`, id)
  const sent = sentForm(req, args.data, collection.flattenedFields)
  if (!sent?.readAt) return args
  const now = membersOf(await req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true, overrideAccess: false, req }))
  if (isSameMoment(now.updatedAt, sent.readAt)) return args
  const version = { parent: { equals: id }, 'version.updatedAt': { equals: sent.readAt } }
  // Only for comparison: the save itself checks who may save.
  const versions = { collection: slug, where: version, limit: 1, depth: 0, overrideAccess: true, req } as const
  const base = collection.versions ? (await req.payload.findVersions(versions)).docs[0]?.version : undefined
  return { ...args, data: { ...args.data, ...settled(sent, base, now, { collection }, req) } }
}

const settleGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return args
  await lock(req, global.slug)
  const sent = operation === 'update' ? sentForm(req, args.data, global.flattenedFields) : null
  if (!sent || req.routeParams?.global !== global.slug) return args
  const slug = global.slug as GlobalSlug // The hook types it as a plain string.
  const now = membersOf(await req.payload.findGlobal({ slug, depth: 0, overrideAccess: false, req }))
  if (isSameMoment(now.updatedAt, sent.readAt)) return args
  const where = { 'version.updatedAt': { equals: sent.readAt } }
  // Only for comparison: the save itself checks who may save.
  const versions = { slug, where, limit: 1, depth: 0, overrideAccess: true, req } as const
  const base = global.versions && sent.readAt ? (await req.payload.findGlobalVersions(versions)).docs[0]?.version : undefined
  return { ...args, data: { ...args.data, ...settled(sent, base, now, { global }, req) } }
}

interface Entity {
  readonly slug: string
  readonly flattenedFields: readonly FlattenedField[]
}

/** @throws ValidationError on the fields that somebody else saved differently. */
function settled(
  { members }: SentForm,
  base: unknown,
  now: Readonly<Record<string, unknown>>,
  of: { readonly collection: Entity } | { readonly global: Entity },
  req: PayloadRequest,
) {
  const { slug, flattenedFields } = 'global' in of ? of.global : of.collection
  const { value, conflicts } = settleForm(flattenedFields, base === undefined ? null : membersOf(base), members, now)
  if (conflicts.length === 0) return value
  const errors = staleFieldErrors(flattenedFields, members, conflicts)
  throw new ValidationError({ ...('global' in of ? { global: slug } : { collection: slug }), req, errors }, req.t)
}
