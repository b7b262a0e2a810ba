'use client'

import { getConsequences, hasDeadLinks } from '@framewell/domain/content/consequences'
import { CONTENT_MESSAGES } from '@framewell/domain/content/contentCalls'
import { draftSaved } from '@framewell/domain/content/saving/draftSaved'
import { problemSentences } from '@framewell/domain/content/saving/problemSentences'
import { listSchedules, publishesLater } from '@framewell/domain/content/schedules'
import { FormSubmit, toast, useDocumentInfo, useEditDepth, useForm, useHotkey } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '../../../panel/callApi'
import { useOpenSaver, usePanelDraft } from './openSavers'
import type { PanelSaver } from './panelDraft'
import { useDocumentForms } from './useDocumentForms'

/**
 * Publishes the form's content if it is based on the newest version. What reaches beyond the page, and scheduling, unpublishing and deleting
 * are done in the content screen. Cmd or Ctrl+S saves the draft at once.
 */
export const PublishControls = () => {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const { setSubmitted } = useForm()
  const editDepth = useEditDepth()
  const saver = useOpenSaver(id)
  const draft = usePanelDraft(saver)
  const forms = useDocumentForms()
  const [publishing, setPublishing] = useState(false)

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    saver?.flush()
  })
  if (!hasPublishPermission) return null

  const published = () => {
    setSubmitted(false)
    toast.success(collectionSlug === 'posts' ? 'Post updated successfully' : CONTENT_MESSAGES.updated)
  }
  const publish = async () => {
    if (!saver || publishing) return
    setPublishing(true)
    try {
      const { merged } = saver.state()
      const further = typeof id === 'string' && (await reachesFurther(id, saver))
      // Edits by others that were merged during the save have to be reviewed before they go live.
      if (saver.state().merged !== merged) return toast.error(WORDS.merged)
      if (further) return toast.error(WORDS.further)
      // The server decides whether it may be published and fills in optional values.
      const outcome = await saver.save({ isPublished: true })
      const { problems, page } = saver.state()
      if (outcome.kind === 'saved') return published()
      return toast.error(
        WORDS[outcome.kind] ?? (problemSentences(problems, page, forms).join(' ') || 'Nothing was published. Check the marked fields.'),
      )
    } catch {
      return toast.error(WORDS.failed)
    } finally {
      setPublishing(false)
    }
  }
  // Without changes there is nothing to publish, unless the newest version is a draft.
  const done = draft?.status === 'saved' && draft.saved.document._status === 'published'
  return (
    <FormSubmit buttonId="action-save" disabled={!saver || done || publishing} onClick={() => void publish()} size="medium" type="button">
      Publish changes
    </FormSubmit>
  )
}

/**
 * Saves the form and returns whether publishing it moves the page, replaces a plan, or leaves out links that lead nowhere.
 * @throws ApiError
 */
async function reachesFurther(id: string, saver: PanelSaver): Promise<boolean> {
  const { schedules } = await callApi(listSchedules, { id })
  const isPlanned = schedules.some(publishesLater)
  if (!(await draftSaved(saver))) return false
  if (isPlanned) return true
  const shown = await callApi(getConsequences, { id, act: 'publish' })
  const { before, after } = shown.address
  return hasDeadLinks(shown) || (before !== null && after !== null && before !== after)
}

const WORDS: Readonly<Record<string, string>> = {
  further:
    'Publishing this moves its address, ends its schedule, or leaves out links that lead nowhere. Open it on the content screen, which shows what changes, and publish it there.',
  conflict: 'Somebody else changed the same text. Choose a version first.',
  merged: 'Somebody else changed this in the meantime. Check the merged form, then publish again.',
  signedOut: 'Your session has ended. What you typed is kept in this browser: sign in, then publish again.',
  failed: 'Nothing was published: the connection failed. What you typed is kept in this browser.',
}
