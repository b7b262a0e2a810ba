'use client'

import { mergeValues } from '@framewell/domain/content/saving/mergeValues'
import { sameValue } from '@framewell/domain/content/saving/sameValue'
import { useAllFormFields, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useEffect, useRef } from 'react'
import { z } from 'zod'
import { bare, formValues, type PanelFields } from './formValues'
import { usePanelDraft } from './openSavers'
import type { PanelDraft, PanelSaver } from './panelDraft'

/** After this delay, the fields of an added row are requested again. */
const ROW_DRAWN_WITHIN_MS = 4_000
/**
 * Delay before the form state is requested again after a failure, doubled each time: until then the form shows other values than it saves.
 */
const DRAWN_AGAIN_MS = { first: 2_000, longest: 30_000 }

/** Whether a row has no fields yet: Payload requests them once and does not retry. */
function hasEmptyRow(fields: FormState): boolean {
  return Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading))
}

/**
 * Keeps Payload's form and the saver in sync: edits go to the saver, and edits by others come from the saver into the form.
 * @param afterSaves whether the form state is rebuilt after each save, as Payload does for forms with a Save button
 */
export function useFormSync(saver: PanelSaver | undefined, { afterSaves } = { afterSaves: false }): void {
  const [fields, dispatchFields] = useAllFormFields()
  const { getFields, setSubmitted } = useForm()
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  /** The form's values when both were last in sync. */
  const shown = useRef<PanelFields | null>(null)
  /** What the server last built the form state from. */
  const drawnOf = useRef<{ readonly page: PanelFields | null; readonly saved: PanelDraft['saved'] }>(undefined)
  const showing = useRef(false)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wait = useRef(DRAWN_AGAIN_MS.first)

  const show = useCallback(
    async (withEmptyRows = false) => {
      const schemaPath = collectionSlug ?? globalSlug
      const isNew = id === undefined && !globalSlug
      if (!saver || showing.current || !shown.current || !schemaPath) return
      showing.current = true
      clearTimeout(again.current)
      let rowsToo = withEmptyRows
      const isShown = () => {
        const { page, saved } = saver.state()
        drawnOf.current ??= { page: null, saved }
        if ((afterSaves && saved !== drawnOf.current.saved) || (rowsToo && hasEmptyRow(getFields()))) return false
        return (afterSaves && page === drawnOf.current.page) || sameValue(bare(page), bare(shown.current))
      }
      try {
        // The editor may type while the server builds the form state; it is then built again.
        while (!isShown()) {
          const { page, saved } = saver.state()
          const before = shown.current
          const drawn = await getFormState({
            ...(id === undefined ? {} : { id }),
            ...(collectionSlug ? { collectionSlug } : {}),
            ...(globalSlug ? { globalSlug } : {}),
            data: isNew ? page : { ...saved.document, ...page },
            docPermissions,
            docPreferences: await getDocPreferences(),
            operation: isNew ? 'create' : 'update',
            renderAllFields: true,
            schemaPath,
            skipValidation: true,
          }).catch(() => undefined)
          if (!drawn?.state) {
            again.current = setTimeout(() => void show(rowsToo), wait.current)
            wait.current = Math.min(wait.current * 2, DRAWN_AGAIN_MS.longest)
            return
          }
          wait.current = DRAWN_AGAIN_MS.first
          if (!sameValue(bare(formValues(getFields())), bare(before)) || saver.state().page !== page || isShown()) continue
          // Values filled in by the server are passed to an automatic saver as if they had been typed.
          shown.current = afterSaves ? formValues(drawn.state) : page
          drawnOf.current = { page, saved }
          const { file } = getFields()
          dispatchFields({ type: 'REPLACE_STATE', state: file ? { ...drawn.state, file } : drawn.state })
          rowsToo = false
        }
      } finally {
        showing.current = false
      }
    },
    [saver, afterSaves, collectionSlug, globalSlug, id, docPermissions, getDocPreferences, getFormState, getFields, dispatchFields],
  )

  useEffect(() => {
    if (!saver) return
    const typed = formValues(fields)
    const before = shown.current
    shown.current = typed
    if (before !== null && !sameValue(bare(typed), bare(before))) {
      // Edits by others may put the saver ahead of the form.
      const { page } = saver.state()
      const merged = z.record(z.string(), z.unknown()).parse(mergeValues(before, typed, page).value)
      const changed = Object.keys(merged).filter((member) => !sameValue(merged[member], page[member]))
      if (changed.length > 0) saver.edit(Object.fromEntries(changed.map((member) => [member, merged[member] ?? null])))
    }
    void show()
  }, [saver, fields, show])

  useEffect(() => {
    if (!saver) return
    const unsubscribe = saver.subscribe(() => void show())
    void show()
    return () => {
      unsubscribe()
      clearTimeout(again.current)
    }
  }, [saver, show])

  const rowWaits = hasEmptyRow(fields)
  useEffect(() => {
    if (!saver || !rowWaits) return
    const timer = setInterval(() => void show(true), ROW_DRAWN_WITHIN_MS)
    return () => clearInterval(timer)
  }, [saver, rowWaits, show])

  const problems = usePanelDraft(saver)?.problems
  useEffect(() => {
    // The form drops server errors on every validation; they are kept until the field changes.
    const errors = Object.entries(problems ?? {})
      .filter(([path, message]) => fields[path] && (fields[path].valid !== false || fields[path].errorMessage !== message))
      .map(([path, message]) => ({ path, message }))
    if (errors.length === 0) return
    setSubmitted(true)
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
  }, [problems, fields, setSubmitted, dispatchFields])
}
