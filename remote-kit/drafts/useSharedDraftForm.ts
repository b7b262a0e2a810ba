import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useRef } from 'react'
import { type DefaultValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { SharedDraft } from './useSharedDraft'

interface SharedDraftForm<Values extends Record<string, unknown>, Checked> {
  readonly draft: SharedDraft<Values>
  /** Every value, as the untouched form has it. */
  readonly defaults: Values
  /** What the call takes, with its messages. */
  readonly schema: z.ZodType<Checked, Values>
}

/** A form over a draft that a second device can open: starts from it, stores every change, and follows what comes from elsewhere. */
export function useSharedDraftForm<Values extends Record<string, unknown>, Checked>({
  draft: { stored, change, replace },
  defaults,
  schema,
}: SharedDraftForm<Values, Checked>) {
  const form = useForm<Values, unknown, Checked>({
    // The form reads whole values; react-hook-form asks for its own deep partial of the same.
    defaultValues: (stored?.state ?? defaults) as DefaultValues<Values>,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
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

  /** Empties form and draft, once it was sent. */
  const clear = useCallback(() => {
    known.current = JSON.stringify(defaults)
    form.reset(defaults)
    replace(null)
  }, [form, defaults, replace])

  return { form, clear }
}
