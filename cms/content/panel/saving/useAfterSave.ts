'use client'

import {
  toast,
  useConfig,
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useRouteTransition,
  useTranslation,
  useUploadEdits,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { PanelDocument } from './panelRequests'

/** What Payload's own button does after saving a form. */
export function useAfterSave(): (document: PanelDocument) => void {
  const { collectionSlug, globalSlug, id, incrementVersionCount, redirectAfterCreate, setData, setLastUpdateTime } = useDocumentInfo()
  const { onSave } = useDocumentDrawerContext()
  const { reportUpdate } = useDocumentEvents()
  const { resetUploadEdits } = useUploadEdits()
  const { dispatchFields, setModified, setSubmitted } = useForm()
  const { t } = useTranslation()
  const { config } = useConfig()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const depth = useEditDepth()
  return (document) => {
    const entitySlug = collectionSlug ?? globalSlug ?? ''
    const { updatedAt } = document
    const operation = globalSlug || id !== undefined ? 'update' : 'create'
    setData(document)
    setLastUpdateTime(Date.parse(updatedAt))
    incrementVersionCount()
    dispatchFields({ type: 'REMOVE', path: 'file' })
    resetUploadEdits?.()
    setSubmitted(false)
    reportUpdate({ ...(id === undefined ? {} : { id }), doc: document, entitySlug, operation, updatedAt })
    void onSave?.({ doc: document, operation, result: document })
    toast.success(operation === 'update' ? t('general:updatedSuccessfully') : 'Created.')
    if (operation === 'update' || depth >= 2 || redirectAfterCreate === false) return
    setModified(false)
    startRouteTransition(() => router.push(`${config.routes.admin}/collections/${collectionSlug}/${document.id}`))
  }
}
