import type { AnyEvent } from '@framewell/domain/notifications/defineEvent'
import { EVENTS } from '@framewell/domain/notifications/events'
import { wordsRefusal } from '@framewell/domain/notifications/mailRules'
import {
  type drawTemplate as drawTemplateCall,
  type listTemplates as listTemplatesCall,
  type NotificationTemplate,
  type previewTemplate as previewTemplateCall,
  type saveTemplate as saveTemplateCall,
  templateWordsSchema,
} from '@framewell/domain/notifications/templateCalls'
import { type Values, variablesOf, type Words } from '@framewell/domain/notifications/words'
import { sql } from '@payloadcms/db-postgres'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { composeMail, saidOf } from '../composeMail'
import { mailSheet } from '../mailSheet'
import { siteNameOf } from '../siteName'
import { editable, newestVersions, type StoredVersion, withWords } from './storedWords'

export const listTemplates: Operation<typeof listTemplatesCall> = async ({ req }) => {
  const versions = await newestVersions(req)
  return { templates: [...EVENTS.values()].map((event) => templateOf(event, versions.get(event.name))) }
}

export const previewTemplate: Operation<typeof previewTemplateCall> = async ({ req, refuse }, { event: name, words }) => {
  const event = EVENTS.get(name)
  if (!event) throw refuse('unknownEvent')
  const proposed = withWords(event, words)
  const said = saidOf(proposed, exampleOf(event))
  return { ...composeMail(event, said, await siteNameOf(req), { name: 'Ada' }), notice: said.notice, unknown: unknownIn(proposed, event) }
}

export const drawTemplate: Operation<typeof drawTemplateCall> = async ({ req, refuse }, { event: name, words }) => {
  const event = EVENTS.get(name)
  if (!event) throw refuse('unknownEvent')
  const given = templateWordsSchema.safeParse(readJson(words))
  if (!given.success) throw new CallProblem('invalidInput', { fields: [{ path: 'words', message: 'Give the words as JSON' }] })
  const said = saidOf(withWords(event, given.data), exampleOf(event))
  return mailSheet(composeMail(event, said, await siteNameOf(req), { name: 'Ada' }).html)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every save creates a version; if two operators edit the same one, the second one is refused. */
export const saveTemplate: Operation<typeof saveTemplateCall> = async ({ req, refuse, session }, { event: name, seen, words }) => {
  const event = EVENTS.get(name)
  if (!event) throw refuse('unknownEvent')
  const no = wordsRefusal(words, Object.keys(exampleOf(event)))
  if (no) throw refuse(no.refusal, no.more)
  await lock(req, 'notification-template', name)
  const before = (await newestVersions(req, name)).get(name)
  if ((before?.version ?? 0) !== seen) throw refuse('changedMeanwhile')
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into notification_templates (event, version, words, edited_by)
    values (${name}, ${seen + 1}, ${words ? JSON.stringify(words) : null}::jsonb, ${session?.email ?? 'system'})`)
  await recordAudit(req, {
    action: 'template-saved',
    subjectType: 'notification-templates',
    subjectId: name,
    before: before?.words ?? null,
    after: words,
  })
  return { template: templateOf(event, (await newestVersions(req, name)).get(name)) }
}

function templateOf(event: AnyEvent, stored: StoredVersion | undefined): NotificationTemplate {
  const { name, title, feature, kind, words } = event
  return {
    event: name,
    title,
    feature,
    kind,
    version: stored?.version ?? 0,
    editedBy: stored?.editedBy ?? null,
    editedAt: stored?.editedAt.toISOString() ?? null,
    words: stored?.words ?? editable(words),
    hasAction: words.action !== undefined,
    variables: Object.entries(exampleOf(event)).map(([variable, example]) => ({ name: variable, example })),
  }
}

function exampleOf({ payload, secrets, example, values }: AnyEvent): Values {
  return values({ ...payload.parse(example), ...secrets?.parse(example) })
}

/** Placeholders in the text that the event does not have. */
function unknownIn(words: Words, event: AnyEvent): string[] {
  const known = exampleOf(event)
  return variablesOf(words).filter((name) => !Object.hasOwn(known, name))
}
