'use client'

import { useAuth, useDocumentInfo, useForm, useFormFields, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { formValues, type PanelFields } from './formValues'
import { keepOpen } from './keepOpen'
import { newId } from './openSavers'
import { formSaver, type PanelSaver } from './panelDraft'
import { asDocument, GLOBALS, sendForm } from './panelRequests'
import { useAfterSave } from './useAfterSave'

/** The version of what was never saved: of settings that stand as they were delivered, too. */
const NEVER = '0'

/** Opens a saver for the form without drafts around, once it stands; undefined before, and for one that cannot be changed. */
export function useFormSaver(): PanelSaver | undefined {
  const { action = '', id, collectionSlug, globalSlug, data, hasSavePermission, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const account = useRef(String(user?.id ?? '')).current
  const { getFields, setProcessing } = useForm()
  const initializing = useFormInitializing()
  const [saver, setSaver] = useState<PanelSaver>()
  const loaded = useRef(data)
  const onSaved = useAfterSave()
  const now = useRef({ action, onSaved })
  now.current = { action, onSaved }
  const isUpload = useIsUpload()

  useEffect(() => {
    if (initializing || !hasSavePermission || isTrashed) return
    const isNew = !globalSlug && id === undefined
    const place = globalSlug ? { collection: GLOBALS, id: globalSlug } : { collection: collectionSlug ?? '', id: String(id) }
    // A new picture is nothing without its file, which a copy cannot hold.
    if (isNew && isUpload) return
    const send = async (changes: PanelFields, version: string) => {
      const file = chosenFile(getFields().file?.value)
      const members = isNew ? formValues(getFields()) : changes
      if (file) setProcessing(true)
      try {
        const answer = await sendForm(members, {
          action: now.current.action,
          method: isNew || globalSlug ? 'POST' : 'PATCH',
          account,
          expectedVersion: isNew ? null : version,
          file,
        })
        return asDocument(isNew ? String(answer.id) : place.id, answer)
      } finally {
        if (file) setProcessing(false)
      }
    }
    const known = isNew ? { ...place, id: newId(collectionSlug) } : place
    const document = { ...loaded.current, id: known.id, updatedAt: String(loaded.current?.updatedAt ?? NEVER) }
    const saved = { document, fields: formValues(getFields()) }
    const opened = formSaver({ ...known, account }, saved, {
      ...{ send, isNew, isUpload },
      onSaved: (answered) => now.current.onSaved(answered),
    })
    setSaver(opened)
    return keepOpen(opened, isNew ? null : place)
  }, [initializing, id, collectionSlug, globalSlug, hasSavePermission, isTrashed, getFields, setProcessing, account, isUpload])
  return saver
}

/** Whether a file was chosen in the form around that is not saved yet. */
export function useChosenFile(): boolean {
  return useFormFields(([fields]) => chosenFile(fields.file?.value) !== null)
}

function chosenFile(value: unknown): File | null {
  return value instanceof File ? value : null
}

function useIsUpload(): boolean {
  const { docConfig } = useDocumentInfo()
  return docConfig !== undefined && 'upload' in docConfig && Boolean(docConfig.upload)
}
