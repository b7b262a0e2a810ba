import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SharedDraft } from './useSharedDraft'

/**
 * Keeps a form and a draft that a second device can open the same: every change is stored, and what comes from elsewhere is shown.
 * Give the form the draft's state as its default values.
 * @param defaults every value, as the untouched form has it.
 * @returns empties both, for when it was sent.
 */
export function useDraftedForm<Values extends Record<string, unknown>, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  { stored, change, replace }: Pick<SharedDraft<Values>, 'stored' | 'change' | 'replace'>,
  defaults: Values,
): () => void {
  /** What form and draft agree on. */
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
