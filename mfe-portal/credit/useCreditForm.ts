import type { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import {
  CREDIT_APPLICATION_DEFAULTS,
  type CreditApplication,
  type CreditDraft,
  creditApplicationSchema,
} from '@framewell/domain/credit/application'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { randomKey } from '@framewell/remote-kit/sending/randomKey'
import { zodResolver } from '@hookform/resolvers/zod'
import { useAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { creditDraftAtom } from './creditDraft'

/** The answers as the form holds them: what the call takes. */
export type CreditAnswers = CallInput<typeof applyForCredit>

const complete = (answers: CreditAnswers): CreditDraft => ({ ...CREDIT_APPLICATION_DEFAULTS, ...answers })
const same = (one: CreditDraft, other: CreditDraft) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The form of an application over the draft on this device: starts from it, saves every change, follows changes made in another tab.
 * `keepsDrafts` turns false when the browser refuses to save.
 */
export function useCreditForm() {
  const [draft, setDraft] = useAtom(creditDraftAtom)
  const [keepsDrafts, setKeepsDrafts] = useState(true)
  const form = useForm<CreditAnswers, unknown, CreditApplication>({
    defaultValues: draft?.values ?? CREDIT_APPLICATION_DEFAULTS,
    resolver: zodResolver(creditApplicationSchema),
    shouldFocusError: false,
  })
  const known = useRef(draft)

  const save = useCallback(
    (answers: CreditAnswers) => {
      const stored = { values: complete(answers), attemptKey: randomKey(), savedAt: new Date().toISOString() }
      known.current = stored
      setKeepsDrafts(setDraft(stored))
      return stored
    },
    [setDraft],
  )

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!same(complete(values), known.current?.values ?? CREDIT_APPLICATION_DEFAULTS)) save(values)
      },
    })
  }, [form, save])

  useEffect(() => {
    if (!draft || draft.savedAt <= (known.current?.savedAt ?? '')) return
    known.current = draft
    form.reset(draft.values)
  }, [draft, form])

  return {
    form,
    keepsDrafts,
    savedAt: draft ? new Date(draft.savedAt) : null,
    /** The key of this attempt: the same for the same answers until they were decided. */
    attemptKey: () => {
      const answers = form.getValues()
      const kept = known.current && same(known.current.values, complete(answers)) ? known.current : save(answers)
      return kept.attemptKey
    },
    /** After a decision the same answers may be sent anew. */
    renewAttempt: () => save(form.getValues()),
  }
}
