import { conflictText } from '@framewell/domain/content/saving/conflictWords'
import { type MergeConflict, mergeValues } from '@framewell/domain/content/saving/mergeValues'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, GlobalSlug, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { z } from 'zod'
import { lock } from '../../database/lock'

const membersSchema = z.record(z.string(), z.unknown())
type Members = z.infer<typeof membersSchema>

/** What is noted by the system and set by nobody. */
const SYSTEM: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'globalType', '_status'])

/**
 * Menus and settings are saved as a whole form that says when it was read. Where somebody saved since, what either changed is kept; a place
 * that both changed is refused by name, with what stands there now.
 */
export const mergeStaleForm: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const sent = operation === 'update' ? sentForm(req, args.data) : null
  if (!sent || req.routeParams?.global !== global.slug) return args
  const { slug } = global
  await lock(req, 'global', slug)
  // Only for comparison: who may save is decided by the save itself.
  const read = { slug: slug as GlobalSlug, depth: 0, overrideAccess: true, req } as const // The hook is told a text.
  const now = membersSchema.parse(await req.payload.findGlobal(read))
  if (isSameMoment(now.updatedAt, sent.readAt)) return args
  const { docs } = await req.payload.findGlobalVersions({ ...read, where: { 'version.updatedAt': { equals: sent.readAt } }, limit: 1 })
  const base = docs[0] ? written(membersSchema.parse(docs[0].version)) : {}
  const { value, conflicts } = mergeValues(base, { ...base, ...sent.form }, written(now))
  if (conflicts.length > 0) throw new ValidationError({ global: slug, req, errors: conflicts.map(errorAt(sent.form)) }, req.t)
  return { ...args, data: { ...args.data, ...membersSchema.parse(value) } }
}

/** The same of a collection that keeps no versions: where anything differs, nobody can say who changed it. */
export const refuseStaleForm: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || !('data' in args)) return args
  const sent = sentForm(req, args.data)
  const { id } = args
  if (!sent || typeof id !== 'string' || req.routeParams?.id !== id) return args
  await lock(req, collection.slug, id)
  const { slug } = collection
  const found = await req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true, overrideAccess: true, req })
  const now = membersSchema.parse(found ?? {})
  if (isSameMoment(now.updatedAt, sent.readAt)) return args
  const stored = written(now)
  const theirs = Object.fromEntries(Object.keys(sent.form).map((member) => [member, stored[member]]))
  const { conflicts } = mergeValues({}, sent.form, theirs)
  if (conflicts.length === 0) return args
  throw new ValidationError({ collection: slug, req, errors: conflicts.map(errorAt(sent.form)) }, req.t)
}

/** What a form of the panel sends, and when it was read; null for anything that does not say. */
function sentForm({ payloadAPI }: PayloadRequest, data: unknown): { readonly form: Members; readonly readAt: string } | null {
  if (payloadAPI !== 'REST' || !isRecord(data) || typeof data.updatedAt !== 'string') return null
  return { form: written(data), readAt: data.updatedAt }
}

function written(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([member]) => !SYSTEM.has(member)))
}

function isSameMoment(one: unknown, other: string): boolean {
  return typeof one !== 'string' || Date.parse(one) === Date.parse(other)
}

const errorAt =
  (form: Members) =>
  ({ path, theirs }: MergeConflict) => ({
    path: formPath(path, form),
    message: `Somebody else saved this meanwhile: '${conflictText(theirs)}'. Keep a copy of your words, reload, and put them there if they are to stay.`,
  })

/** A place as the form names it: entries of lists by their number. */
function formPath(path: readonly string[], form: unknown): string {
  const steps: string[] = []
  let part = form
  for (const step of path) {
    const place = Array.isArray(part) ? part.findIndex((entry) => isRecord(entry) && entry.id === step) : -1
    if (Array.isArray(part) && place < 0) break
    steps.push(place < 0 ? step : String(place))
    part = Array.isArray(part) ? part[place] : isRecord(part) ? part[step] : undefined
  }
  return steps.join('.')
}
