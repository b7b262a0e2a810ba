'use client'

import { Banner, Button, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { DraftNotices } from './DraftNotices'
import { toNotices } from './noticesPlace'
import { useOpenSaver, usePanelDraft } from './openSavers'
import { useChosenFile, useFormSaver } from './useFormSaver'
import { useFormSync } from './useFormSync'

const AFTER_SAVES = { afterSaves: true }

/** The first field of a form with a Save button: backs up unsaved edits and shows what the editor has to know or decide. */
export const FormNotices = () => {
  const saver = useFormSaver()
  useFormSync(saver, AFTER_SAVES)
  const { setModified } = useForm()
  const open = useOpenSaver(saver?.id)
  const draft = usePanelDraft(open)
  const isChanged = draft !== undefined && draft.status !== 'saved'
  const hasFile = useChosenFile()
  const isOpen = draft !== undefined
  useEffect(() => {
    // Payload asks before leaving a changed form.
    if (isOpen) setModified(isChanged || hasFile)
  }, [isOpen, isChanged, hasFile, setModified])
  if (!open || !draft) return null
  return (
    <DraftNotices saver={open} draft={draft}>
      {draft.restored ? (
        <Banner type="info">
          <p>Your earlier unsaved changes are back in the form.</p>
          <Button
            buttonStyle="secondary"
            onClick={() => {
              open.drop()
              toNotices()
            }}
            size="small"
          >
            Discard
          </Button>
        </Banner>
      ) : null}
    </DraftNotices>
  )
}
