import type { AnyEvent } from '@framewell/domain/notifications/defineEvent'
import { type TemplateWords, templateWordsSchema } from '@framewell/domain/notifications/templateCalls'
import type { Words } from '@framewell/domain/notifications/words'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'

const versionSchema = z.object({
  event: z.string(),
  version: z.coerce.number(),
  words: templateWordsSchema.nullable(),
  editedBy: z.string(),
  editedAt: z.coerce.date(),
})
export type StoredVersion = z.output<typeof versionSchema>

/** The newest version of each event's text, or of one event's. */
export async function newestVersions(req: PayloadRequest, event?: string): Promise<ReadonlyMap<string, StoredVersion>> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select distinct on (event) event, version, words, edited_by as "editedBy", created_at as "editedAt"
    from notification_templates where ${event ?? null}::text is null or event = ${event ?? null}
    order by event, version desc`)
  return new Map(
    z
      .array(versionSchema)
      .parse(rows)
      .map((version) => [version.event, version]),
  )
}

/** The text of an event that is in force. */
export async function wordsInForce(req: PayloadRequest, event: AnyEvent): Promise<Words> {
  const stored = (await newestVersions(req, event.name)).get(event.name)?.words
  return stored ? withWords(event, stored) : event.words
}

/** An event's text with an operator's version applied. The button's target stays. */
export function withWords({ words }: AnyEvent, { subject, text, notice, actionLabel }: TemplateWords): Words {
  return {
    subject,
    text,
    ...(notice ? { notice } : {}),
    ...(words.action ? { action: { path: words.action.path, label: actionLabel || words.action.label } } : {}),
  }
}

/** An event's text as an operator edits it. */
export function editable({ subject, text, notice, action }: Words): TemplateWords {
  return { subject, text, notice: notice ?? '', actionLabel: action?.label ?? '' }
}
