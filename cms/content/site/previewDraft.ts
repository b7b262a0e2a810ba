import type { previewDraft as previewDraftCall } from '@framewell/domain/content/site'
import { ZodError } from 'zod'
import { log } from '../../log'
import type { Operation } from '../../platform/http/calls/bindCall'
import { readContentPage } from '../management/readContentPages'
import { storedChange } from '../management/storedChange'
import { readShown } from './readShown'

/** Applies unsaved edits to the newest draft, with the pictures and links they refer to. Nothing is stored. */
export const previewDraft: Operation<typeof previewDraftCall> = async (context, { collection, id, change, form }) => {
  const { req, refuse } = context
  const current = await readContentPage(req, id)
  const { document } = current.stored
  if (current.stored.collection !== collection) throw refuse('notFound')
  const typed = form ?? (change ? await storedChange(context, current, change) : {})
  try {
    return { page: await readShown(req, { collection, id, data: { ...document, ...typed, id, updatedAt: document.updatedAt } }) }
  } catch (error) {
    // The panel's own form is well-formed; a malformed one fails while its members are read.
    const isInvalidInput = error instanceof ZodError || (form !== undefined && error instanceof TypeError)
    if (!isInvalidInput) throw error
    log.warn({ err: error, msg: 'what is typed cannot be previewed' })
    throw refuse('notShowable')
  }
}
