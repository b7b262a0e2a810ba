import { zodResolver } from '@hookform/resolvers/zod'
import { useAtom, type WritableAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { z } from 'zod'
import { storedAtom } from './storedAtom'

interface Kept<Values> {
  readonly values: Values
  /** ISO time of the last change. */
  readonly savedAt: string
}

/** A form's values while typing, stored on this device under a name and validated when read. */
export const formDraft = <Values extends FieldValues>(name: string, schema: z.ZodType<Values>) =>
  storedAtom<Kept<Values>>(name, z.object({ values: schema, savedAt: z.iso.datetime() }))

interface DraftFormOptions<Values extends FieldValues, Complete extends Values, Checked> {
  readonly draft: WritableAtom<Kept<Complete> | null, [Kept<Complete> | null], boolean>
  /** All values of the untouched form. */
  readonly defaults: Complete
  /** The call's input schema, with its messages. */
  readonly schema: z.ZodType<Checked, Values>
}

/**
 * A form backed by its draft on this device: starts from it, saves every change, and follows changes in other tabs. `keepsDrafts` becomes
 * false when the browser refuses to save.
 */
export function useDraftForm<Values extends FieldValues, Complete extends Values, Checked>({
  draft: atom,
  defaults,
  schema,
}: DraftFormOptions<Values, Complete, Checked>) {
  const [draft, setDraft] = useAtom(atom)
  const [keepsDrafts, setKeepsDrafts] = useState(true)
  const form = useForm<Values, unknown, Checked>({
    // The form has complete values; react-hook-form requires its own deep partial type.
    defaultValues: (draft?.values ?? defaults) as DefaultValues<Values>,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
  const known = useRef(draft)

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const complete = { ...defaults, ...values }
        if (JSON.stringify(complete) === JSON.stringify(known.current?.values ?? defaults)) return
        known.current = { values: complete, savedAt: new Date().toISOString() }
        setKeepsDrafts(setDraft(known.current))
      },
    })
  }, [form, defaults, setDraft])

  useEffect(() => {
    if (!draft || draft.savedAt <= (known.current?.savedAt ?? '')) return
    known.current = draft
    form.reset(draft.values)
  }, [draft, form])

  return { form, keepsDrafts, savedAt: draft ? new Date(draft.savedAt) : null }
}
