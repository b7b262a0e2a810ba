import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { CONSEQUENCES_CHANGED, stampSchema } from './consequences'
import { contentKind, contentPageChangeSchema, contentPageSchema } from './contentPage'
import { sectionFieldSchema, sectionFormSchema, textFigureFormSchema } from './sectionForm'

/** The content screen's messages about calls (specification, section 8). */
export const CONTENT_MESSAGES = {
  updated: 'Page updated successfully',
  created: 'Page created successfully',
  deleted: 'Page deleted successfully',
  fetchPagesFailed: 'Failed to fetch pages',
  fetchPageFailed: 'Failed to fetch page content',
  updateFailed: 'Failed to update page',
  createFailed: 'Failed to create page',
  deleteFailed: 'Failed to delete page',
} as const

/** The list's filters: all, published, unpublished, and what is in the trash, which only editors see. */
export const CONTENT_STATUSES = ['all', 'published', 'draft', 'deleted'] as const
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

const id = z.object({ id: z.uuid() })

export const listContentPages = defineCall({
  name: 'listContentPages',
  method: 'GET',
  path: '/api/content/pages',
  keys: 'read',
  summary: 'Pages and posts; editors see drafts too, everybody else what is published',
  feature: 'content',
  access: 'public',
  input: z.object({ status: z.enum(CONTENT_STATUSES).default('all'), search: z.string().trim().max(100).default('') }),
  output: z.array(contentPageSchema),
})

export const getContentPage = defineCall({
  name: 'getContentPage',
  method: 'GET',
  path: '/api/content/pages/{id}',
  keys: 'read',
  summary: 'One page or post; its newest draft for editors',
  feature: 'content',
  access: 'public',
  input: id,
  output: contentPageSchema,
})

export const listSectionForms = defineCall({
  name: 'listSectionForms',
  method: 'GET',
  path: '/api/content/section-forms',
  summary: 'Every kind of section, figures of running text, and an article, with the fields an editor fills in',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({}),
  output: z.object({
    forms: z.array(sectionFormSchema),
    /** A post's settings besides its sections. */
    article: z.array(sectionFieldSchema),
    /** Tables and charts within rich text. */
    textFigures: z.array(textFigureFormSchema),
  }),
})

export const createContentPage = defineCall({
  name: 'createContentPage',
  method: 'POST',
  path: '/api/content/pages',
  summary: 'Create a post, or a page; a taken slug gets a number',
  feature: 'content',
  access: EDITOR_ROLES,
  input: contentPageChangeSchema.extend({ kind: contentKind.default('post') }),
  output: contentPageSchema,
  errors: {
    contentIsSections: { status: 400, message: 'The text of this page is made of sections. Send `sections` instead of `content`.' },
  },
  idempotent: true,
})

export const updateContentPage = defineCall({
  name: 'updateContentPage',
  method: 'PUT',
  path: '/api/content/pages/{id}',
  summary: 'Change a page or post, publish or unpublish it; on a published one the change is live at once',
  feature: 'content',
  access: EDITOR_ROLES,
  input: contentPageChangeSchema.extend({
    id: z.uuid(),
    /** The version the change is based on. A different current version answers 409. */
    expectedVersion: z.string().max(64).optional(),
    /** Id of the account that typed the change. Another account's session does not save it under its own name. */
    typedBy: z.string().max(64).optional(),
    /** Saves a change to a published page as a draft, until a save without this. */
    asDraft: z.boolean().optional(),
    /** Stamp of the consequences the person saw. Published content changes only for these. */
    stamp: stampSchema.optional(),
  }),
  output: contentPageSchema,
  errors: {
    changedMeanwhile: { status: 409, message: 'Somebody else saved this page in the meantime.' },
    consequencesChanged: CONSEQUENCES_CHANGED,
    contentIsSections: { status: 400, message: 'The text of this page is made of sections. Send `sections` instead of `content`.' },
  },
})

export const deleteContentPage = defineCall({
  name: 'deleteContentPage',
  method: 'DELETE',
  path: '/api/content/pages/{id}',
  summary: 'Delete a page or post; it can be restored',
  feature: 'content',
  access: EDITOR_ROLES,
  input: id.extend({ stamp: stampSchema.optional() }),
  output: z.object({ deleted: z.literal(true), id: z.string() }),
  errors: { consequencesChanged: CONSEQUENCES_CHANGED },
})

export const restoreContentPage = defineCall({
  name: 'restoreContentPage',
  method: 'POST',
  path: '/api/content/pages/{id}/restore',
  summary: 'Bring a deleted page or post back as it was',
  feature: 'content',
  access: EDITOR_ROLES,
  input: id,
  output: contentPageSchema,
  errors: {
    slugTaken: { status: 409, message: 'Another page has taken its address in the meantime. Change that address first, then restore.' },
  },
})
