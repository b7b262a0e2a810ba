import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { CONSEQUENCES_CHANGED, effectsSchema, stampSchema } from './consequences'
import { contentPageSchema } from './contentPage'
import { fieldChangeSchema, sectionChangeSchema } from './reviewCalls'

/** Versions of a page read at once. */
export const VERSIONS_PER_PAGE = 10

const versionSchema = z.object({
  id: z.string(),
  /** ISO time of the last save. Continuous typing of one person makes one version. */
  at: z.string(),
  by: z.string(),
  /** Published now, published earlier, or a draft. */
  state: z.enum(['live', 'published', 'draft']),
  /** True for the version in the form. */
  newest: z.boolean(),
  title: z.string(),
  /** Its slug; null for a draft without one. */
  slug: z.string().nullable(),
})
export type ContentVersion = z.infer<typeof versionSchema>

const changedPartSchema = z.object({ name: z.string(), kind: z.enum(['added', 'removed', 'changed', 'moved']) })

const listedVersionSchema = versionSchema.extend({
  /** Fields and sections that differ from the previous version; null for the oldest stored one. */
  changed: z.array(changedPartSchema).nullable(),
})
export type ListedVersion = z.infer<typeof listedVersionSchema>

const place = z.object({ id: z.uuid(), version: z.uuid() })

/** Whether to restore its address too. An address changes only on request. */
const withAddress = z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false)

export const listContentVersions = defineCall({
  name: 'listContentVersions',
  method: 'GET',
  path: '/api/content/pages/{id}/versions',
  summary: 'Versions of a page that are kept, the newest first: who saved them, when, and what each changed',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ id: z.uuid(), page: z.coerce.number().int().min(1).max(1000).default(1) }),
  output: z.object({ versions: z.array(listedVersionSchema), total: z.number().int() }),
})

export const getContentVersion = defineCall({
  name: 'getContentVersion',
  method: 'GET',
  path: '/api/content/pages/{id}/versions/{version}',
  summary: 'A version of a page and what restoring it would change: its words, and once it is published, address, redirects, links, feeds',
  feature: 'content',
  access: EDITOR_ROLES,
  input: place.extend({ withAddress }),
  output: z.object({
    version: versionSchema,
    /** Changes to the newest draft. */
    fields: z.array(fieldChangeSchema),
    sections: z.array(sectionChangeSchema),
    /** Its address, when it differs from the draft's. */
    otherAddress: z.string().nullable(),
    /** True when an unpublished draft is replaced; undo brings it back. */
    replacesDraft: z.boolean(),
    /** Effects of publishing it afterwards. Obstacles prevent publication, or the restore itself when `blocked`. */
    effects: effectsSchema,
    blocked: z.boolean(),
  }),
})

export const restoreContentVersion = defineCall({
  name: 'restoreContentVersion',
  method: 'POST',
  path: '/api/content/pages/{id}/versions/{version}/restore',
  summary: 'Make a version of a page its newest draft, for the consequences that were shown; it can be undone',
  feature: 'content',
  access: EDITOR_ROLES,
  input: place.extend({ withAddress: z.boolean().default(false), stamp: stampSchema }),
  output: z.object({ page: contentPageSchema, undo: z.string() }),
  errors: {
    consequencesChanged: CONSEQUENCES_CHANGED,
    notRestorable: { status: 422, message: 'It can’t be restored as it is. Nothing was changed.' },
  },
})
