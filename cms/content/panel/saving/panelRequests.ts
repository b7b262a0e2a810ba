import { AUTHOR_HEADER } from '@framewell/domain/content/saving/deviceCopies'
import type { Publishing } from '@framewell/domain/content/saving/draftState'
import { ApiError } from '@framewell/domain/http/callApi'
import { z } from 'zod'
import type { PanelFields } from './formValues'

const documentSchema = z.looseObject({ id: z.string(), updatedAt: z.string() })
export type PanelDocument = z.infer<typeof documentSchema>

/** The collection name used for globals: settings and menus. Their IDs are their names. */
export const GLOBALS = 'globals'

interface Place {
  readonly collection: string
  readonly id: string
}

/** Saves members of a document through Payload's own REST, based on the version they were changed in. @throws ApiError */
export async function sendDocument(
  { collection, id, account }: Place & { readonly account: string },
  changes: PanelFields,
  { expectedVersion, publishing }: { readonly expectedVersion: string; readonly publishing: Publishing },
): Promise<PanelDocument> {
  const _status = publishing && publishing.isPublished !== false ? 'published' : 'draft'
  const query = publishing ? 'depth=0' : 'depth=0&draft=true&autosave=true'
  const body = new TextEncoder().encode(JSON.stringify({ ...changes, _status }))
  const answer = await fetch(`/api/${collection}/${id}?${query}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'if-match': `"${expectedVersion}"`, [AUTHOR_HEADER]: account },
    body,
    // Continues when the page is closed.
    keepalive: body.byteLength < KEPT_ALIVE,
  })
  return z.object({ doc: documentSchema }).parse(await answered(answer)).doc
}

/** Bytes. Browsers refuse larger bodies of requests that outlive their page; a character takes up to four. */
const KEPT_ALIVE = 60_000

interface FormRequest {
  /** The URL that Payload's form would submit to. */
  readonly action: string
  readonly method: 'PATCH' | 'POST'
  readonly account: string
  /** Null for a new document. */
  readonly expectedVersion: string | null
  readonly file: File | null
}

/**
 * Saves members of a document without drafts, based on the version they were changed in, with the chosen file if there is one. @throws
 * ApiError
 */
export async function sendForm(
  members: PanelFields,
  { action, method, account, expectedVersion, file }: FormRequest,
): Promise<Readonly<Record<string, unknown>>> {
  const text = JSON.stringify(members)
  const form = new FormData()
  form.append('_payload', text)
  if (file) form.append('file', file)
  const answer = await fetch(action, {
    method,
    headers: {
      [AUTHOR_HEADER]: account,
      ...(expectedVersion === null ? {} : { 'if-match': `"${expectedVersion}"` }),
      ...(file ? {} : { 'content-type': 'application/json' }),
    },
    body: file ? form : text,
  })
  const { doc, result } = z
    .object({ doc: z.looseObject({}), result: z.looseObject({}) })
    .partial()
    .parse(await answered(answer))
  return doc ?? result ?? {}
}

/** The newest state of a document, or its published version. @throws ApiError */
export async function readDocument({ collection, id }: Place, { draft } = { draft: true }): Promise<PanelDocument> {
  return asDocument(id, await answered(await fetch(`/api/${collection}/${id}?depth=0&draft=${draft}`)))
}

/** A document from an answer; a global has no ID of its own. */
export function asDocument(id: string, answer: unknown): PanelDocument {
  return documentSchema.parse({ ...z.looseObject({}).parse(answer), id })
}

async function answered(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (answer.ok) return JSON.parse(text)
  // Payload answers 403 to unknown and known people alike; only the session tells them apart.
  const status = answer.status === 403 && (await isSignedOut()) ? 401 : answer.status
  throw new ApiError(status, answer.statusText, text)
}

async function isSignedOut(): Promise<boolean> {
  const answer = await fetch('/api/accounts/me')
  const session = z.object({ user: z.unknown().nullish() }).safeParse(await answer.json().catch(() => null))
  return session.success && !session.data.user
}
