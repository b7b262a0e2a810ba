'use client'

import { FormSubmit, SaveButton, useDocumentInfo, useEditDepth, useForm, useHotkey, useOperation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { toNotices } from './noticesPlace'
import { usePanelDraft, useSaverHere } from './openSavers'
import { SaveState } from './SaveState'
import { useChosenFile } from './useFormSaver'

const ASKED_WORDS = { unsaved: 'Not saved yet' }
const FILE_WORDS = { ...ASKED_WORDS, failed: 'Not saved: no connection. Leave the page open: a chosen file is not kept' }
const NEW_WORDS = { saved: '', unsaved: 'Not saved yet', failed: 'Not saved: no connection. Kept in this browser' }

/** Replaces Payload's Save button, named `does` where saving does more than that: failed saves are backed up and retried, and conflicts are resolved by a choice. */
export const FormSave = ({ does = 'Save' }: { does?: string }) => {
  const { uploadStatus } = useDocumentInfo()
  const { formRef } = useForm()
  const editDepth = useEditDepth()
  const saver = useSaverHere()
  const draft = usePanelDraft(saver)
  const hasFile = useChosenFile()
  const pressed = useRef(false)
  const isNew = useOperation() === 'create'
  const done = !draft || (draft.status === 'saved' && !hasFile && !isNew) || draft.status === 'saving' || uploadStatus === 'uploading'

  const save = async () => {
    if (!saver || done || pressed.current) return
    pressed.current = true
    try {
      const { kind } = await saver.save()
      if (kind === 'conflict' || kind === 'refused') toNotices()
    } finally {
      pressed.current = false
    }
  }
  const press = useRef(save)
  press.current = save

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    if (!saver) return
    event.preventDefault()
    event.stopPropagation()
    void press.current()
  })
  useEffect(() => {
    const form = formRef.current
    if (!saver || !form) return
    // Enter in a single-line field: Payload would submit the form itself.
    const submit = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      void press.current()
    }
    form.addEventListener('submit', submit)
    return () => form.removeEventListener('submit', submit)
  }, [saver, formRef])
  // A failed file upload is retried on reconnect; unlike text, it is not backed up.
  const fileFailed = hasFile && draft?.status === 'failed'
  useEffect(() => {
    if (!fileFailed) return
    const retry = () => void press.current()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [fileFailed])

  // A new picture is not backed up.
  if (isNew && !saver) return <SaveButton />
  return (
    <>
      <SaveState words={hasFile ? FILE_WORDS : isNew ? NEW_WORDS : ASKED_WORDS} pending={hasFile} onTry={() => void press.current()} />
      <FormSubmit buttonId="action-save" disabled={done} onClick={() => void save()} size="medium" type="button">
        {does}
      </FormSubmit>
    </>
  )
}
