import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SharedDraft } from './useSharedDraft'

/**
 * Synchronizes a form with a draft that a second device can open: stores every change, and shows changes from elsewhere. Use the draft's
 * state as the form's default values.
 * @param defaults all values of the untouched form.
 * @returns clears both, after sending
 */
export function useDraftedForm<Values extends Record<string, unknown>, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  { stored, change, replace }: Pick<SharedDraft<Values>, 'stored' | 'change' | 'replace'>,
  defaults: Values,
): () => void {
  /** The state form and draft agree on. */
  const known = useRef(JSON.stringify(stored?.state ?? defaults))

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const complete = { ...defaults, ...values }
        const now = JSON.stringify(complete)
        if (now === known.current) return
        known.current = now
        change(complete)
      },
    })
  }, [form, defaults, change])

  useEffect(() => {
    const state = stored?.state ?? defaults
    const now = JSON.stringify(state)
    if (now === known.current) return
    known.current = now
    form.reset(state)
  }, [stored, defaults, form])

  return useCallback(() => {
    known.current = JSON.stringify(defaults)
    form.reset(defaults)
    replace(null)
  }, [form, defaults, replace])
}
