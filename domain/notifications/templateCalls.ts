import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { NOTIFICATION_KINDS } from './kinds'

/** An event's texts as operators edit them. The button's target is fixed. */
export const templateWordsSchema = z.object({
  subject: z.string().trim().min(1, 'Subject is required').max(200, 'Use at most 200 characters'),
  text: z.string().trim().min(1, 'Text is required').max(8000, 'Use at most 8,000 characters'),
  notice: z.string().trim().max(300, 'Use at most 300 characters'),
  actionLabel: z.string().trim().max(60, 'Use at most 60 characters'),
})
export type TemplateWords = z.infer<typeof templateWordsSchema>

const templateSchema = z.object({
  event: z.string(),
  title: z.string(),
  feature: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** 0 for the original texts. */
  version: z.number(),
  editedBy: z.string().nullable(),
  editedAt: z.string().nullable(),
  words: templateWordsSchema,
  /** Whether mail and notice have a button. */
  hasAction: z.boolean(),
  /** Values the texts may use, with examples. */
  variables: z.array(z.object({ name: z.string(), example: z.string() })),
})
export type NotificationTemplate = z.infer<typeof templateSchema>

export const listTemplates = defineCall({
  name: 'listTemplates',
  method: 'GET',
  path: '/api/notifications/templates',
  summary: 'The words of every event',
  feature: 'notifications',
  access: OPERATOR_ROLES,
  input: z.object({}),
  output: z.object({ templates: z.array(templateSchema) }),
})

const event = z.string().max(80)
const errors = { unknownEvent: { status: 404, message: 'There is no such event.' } } as const

export const previewTemplate = defineCall({
  name: 'previewTemplate',
  method: 'POST',
  path: '/api/notifications/templates/{event}/preview',
  summary: 'A mail with given words and the event’s example',
  feature: 'notifications',
  access: OPERATOR_ROLES,
  input: z.object({ event, words: templateWordsSchema }),
  output: z.object({ subject: z.string(), html: z.string(), text: z.string(), notice: z.string(), unknown: z.array(z.string()) }),
  errors,
})

/** The same as a separate page for the editor's frame. `words` is JSON. */
export const drawTemplate = defineCall({
  name: 'drawTemplate',
  method: 'GET',
  path: '/api/notifications/templates/{event}/sheet',
  summary: 'A mail with given words and the event’s example, as it is drawn (HTML)',
  feature: 'notifications',
  access: OPERATOR_ROLES,
  input: z.object({ event, words: z.string().max(12_000) }),
  output: z.unknown(),
  answers: 'stream',
  errors,
})

/** Every save is a version; null restores the original texts. */
export const saveTemplate = defineCall({
  name: 'saveTemplate',
  method: 'PUT',
  path: '/api/notifications/templates/{event}',
  summary: 'Change the words of an event',
  feature: 'notifications',
  access: OPERATOR_ROLES,
  input: z.object({ event, seen: z.number().int().min(0), words: templateWordsSchema.nullable() }),
  output: z.object({ template: templateSchema }),
  errors: {
    ...errors,
    unknownVariable: {
      status: 422,
      message: 'These words would not be read as they are meant. See the marked fields, and the list of what they may name.',
    },
    changedMeanwhile: { status: 409, message: 'Somebody else changed these words meanwhile. Load them again before you save.' },
  },
})
