import type { previewDraft as previewDraftCall } from '@framewell/domain/content/site'
import type { PayloadRequest } from 'payload'
import { ZodError } from 'zod'
import type { Operation } from '../../http/bindCall'
import type { ContentDocument } from '../management/findDocuments'
import { readContentPage } from '../management/readContentPages'
import { storedChange } from '../management/storedChange'
import { toPage } from '../toPage'

/** What is typed laid over the newest draft, with the pictures and links it names, and never stored. */
export const previewDraft: Operation<typeof previewDraftCall> = async (context, { collection, id, change, form }) => {
  const { req, refuse } = context
  const current = await readContentPage(req, id)
  if (current.stored.collection !== collection) throw refuse('notFound')
  const typed = form ?? (change ? await storedChange(context, current, change) : {})
  try {
    return { page: await shown(req, current.stored, typed) }
  } catch (error) {
    if (error instanceof ZodError) throw refuse('notShowable')
    throw error
  }
}

/** Reading a document that is handed over instead of found resolves what it refers to, with the person's own rights. */
async function shown(req: PayloadRequest, { collection, document }: ContentDocument, typed: object) {
  const { id } = document
  const find = { id, depth: 1, overrideAccess: false, req, data: { ...document, ...typed, id, updatedAt: document.updatedAt } } as const
  const stored =
    collection === 'pages'
      ? ({ kind: 'page', document: await req.payload.findByID({ collection, ...find }) } as const)
      : ({ kind: 'post', document: await req.payload.findByID({ collection, ...find }) } as const)
  return toPage(stored, true).page
}
