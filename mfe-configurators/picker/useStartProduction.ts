import { isApiError } from '@framewell/domain/http/isApiError'
import { startProduction } from '@framewell/domain/production/productionCalls'
import type { PickerChoices } from '@framewell/domain/quotes/pickerEstimate'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { randomKey } from '@framewell/remote-kit/sending/randomKey'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom, useStore } from 'jotai'
import { useMemo, useRef } from 'react'
import { z } from 'zod'
import type { ContactForm } from '../quotes/useContactForm'
import { lastProductionAtom, lastProductionOf } from './lastProduction'
import { productionFailure } from './productionFailure'
import { productionQuery } from './productionQuery'

/** The start that was last sent and not answered yet, with its key: sending it again, also after a reload, starts no second production. */
const attemptAtom = storedAtom('framewell.production-attempt', z.object({ input: z.string(), key: z.string() }))

interface Start {
  readonly choices: PickerChoices
  /** US dollars. */
  readonly total: number
  readonly contact: { readonly name: string; readonly email: string }
}

/** 'Start Production': checks the contact, sends the choices with the total shown, and opens the tracker. */
export function useStartProduction(contact: ContactForm) {
  const { call, navigate, toast, track } = useShell()
  const queries = useQueryClient()
  const remember = useSetAtom(lastProductionAtom)
  const store = useStore()
  // Checking the contact takes a moment: a second press may come before the first shows as pending.
  const sending = useRef(false)

  const send = useMutation({
    networkMode: 'always',
    mutationFn: ({ choices, total, contact: { name, email } }: Start) => {
      const input = { ...choices, total, contact: { name, email } }
      const text = JSON.stringify(input)
      const kept = store.get(attemptAtom)
      const key = kept?.input === text ? kept.key : randomKey()
      store.set(attemptAtom, { input: text, key })
      return call(startProduction, input, { idempotencyKey: key })
    },
    // The same start is still running (sent before a reload, or in another tab): its answer comes by asking again.
    retry: (failures, error) => failures < 10 && isApiError(error) && error.problem?.code === 'requestInFlight',
    retryDelay: 1000,
    onSuccess: (started, { contact: { email } }) => {
      const { production, token, privateLink } = started
      store.set(attemptAtom, null)
      remember(lastProductionOf(started, email))
      queries.setQueryData(productionQuery(call, { id: production.id, token }).queryKey, { production })
      toast({ title: 'Production Started', description: `${production.number}. We sent its private link to ${email}.`, tone: 'success' })
      track('production_started', { planId: production.planId, number: production.number })
      navigate(privateLink)
    },
    onError: (error) => {
      if (isApiError(error) && error.problem?.code === 'totalChanged') {
        void queries.invalidateQueries({ queryKey: ['catalog', 'price-book'] })
        return
      }
      for (const { path, message } of (isApiError(error) && error.problem?.fields) || []) {
        if (path === 'contact.name') contact.refuse('name', message)
        if (path === 'contact.email') contact.refuse('email', message)
      }
    },
  })

  const start = async (choices: PickerChoices, total: number) => {
    if (sending.current) return
    sending.current = true
    try {
      const checked = await contact.check()
      if (checked) await send.mutateAsync({ choices, total, contact: checked })
    } catch {
      // `failure` says so.
    } finally {
      sending.current = false
    }
  }

  const { error, variables } = send
  const failure = useMemo(
    () => (error && variables ? productionFailure(error, variables.total, navigator.onLine) : null),
    [error, variables],
  )

  return {
    start,
    pending: send.isPending,
    failure,
  }
}
