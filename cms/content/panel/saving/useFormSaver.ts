'use client'

import { useAuth, useDocumentInfo, useForm, useFormFields, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { formValues, type PanelFields } from './formValues'
import { keepOpen } from './keepOpen'
import { newId } from './openSavers'
import { formSaver, type PanelSaver } from './panelDraft'
import { asDocument, GLOBALS, sendForm } from './panelRequests'
import { useAfterSave } from './useAfterSave'

/** The version of a document that was never saved, such as default settings. */
const NEVER = '0'

/** Opens a saver for the surrounding form without drafts; undefined until the form is ready, and for a read-only one. */
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
    // A new picture is useless without its file, which a backup cannot hold.
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

/** Whether the surrounding form has a chosen file that is not uploaded yet. */
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
