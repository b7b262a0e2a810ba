import { RETRY_WHILE_IN_FLIGHT } from '@framewell/domain/http/sending/retryWhileInFlight'
import type { Configurator } from '@framewell/domain/quotes/savedConfiguration'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { PrivateLink } from '../address/usePrivateLink'
import { useAttempt } from '../sending/useAttempt'
import { useShell } from '../shell/useShell'
import { draftCalls } from './draftCalls'
import { type DraftProblem, draftProblem, passes } from './draftProblem'
import { acknowledged, type DraftLink, isBehind, type StoredDraft } from './storedDraft'
import type { Draft } from './useDraft'

/** Delay after the last change before a shared draft is saved on the server. */
const AUTOSAVE_AFTER_MS = 1000

interface LinkedDraft<State> {
  readonly configurator: Configurator
  readonly draft: Draft<State>
  readonly schema: z.ZodType<State>
  /** Path and query of the current step. */
  readonly path: string
}

/** Also stores a draft on the server, once it has a private link: a second after each change, one save at a time. */
export function useDraftLink<State extends Record<string, unknown>>({ configurator, draft, schema, path }: LinkedDraft<State>) {
  const { call } = useShell()
  const { stored, newest, replace } = draft
  const [failure, setFailure] = useState<{ problem: DraftProblem; at: number } | null>(null)
  const problem = failure && (!passes(failure.problem) || failure.at === stored?.changes) ? failure.problem : null
  const attempt = useAttempt()

  const fail = (error: unknown) => setFailure({ problem: draftProblem(error), at: newest()?.changes ?? 0 })
  const took = (sent: StoredDraft<State>, link: Pick<DraftLink, 'id' | 'token'>, seen: string) => {
    setFailure(null)
    replace(acknowledged(newest() ?? sent, link, { sent: sent.changes, path, seen }))
  }

  const saveNew = async (state: State) => {
    const input = { configurator, path, state }
    const { saveConfiguration } = await draftCalls()
    const { configuration, token } = await call(saveConfiguration, input, { idempotencyKey: attempt.keyFor(input) })
    attempt.done()
    return { id: configuration.id, token, savedAt: configuration.savedAt }
  }

  const share = useMutation({
    ...RETRY_WHILE_IN_FLIGHT,
    networkMode: 'always',
    mutationFn: async (state: State) => {
      const sent = newest() ?? { state, savedAt: new Date().toISOString(), changes: 0, link: null }
      if (sent.link) return sent.link
      const { id, token, savedAt } = await saveNew(sent.state)
      took(sent, { id, token }, savedAt)
      return { id, token }
    },
    onError: fail,
  })

  const save = useMutation({
    networkMode: 'always',
    mutationFn: async ({ over = false }: { over?: boolean }) => {
      const sent = newest()
      if (!sent?.link) return
      const { id, token, seen } = sent.link
      const { updateConfiguration } = await draftCalls()
      const { configuration } = await call(updateConfiguration, {
        id,
        token,
        configurator,
        path,
        state: sent.state,
        ...(over ? {} : { seen }),
      })
      took(sent, { id, token }, configuration.savedAt)
    },
    onError: fail,
  })

  const reload = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const link = newest()?.link
      if (!link) return
      const { getConfiguration } = await draftCalls()
      const { configuration } = await call(getConfiguration, { id: link.id, token: link.token })
      const state = schema.parse(configuration.state)
      replace({ state, savedAt: configuration.savedAt, changes: 0, link: { ...link, seen: configuration.savedAt, sent: 0, path } })
      setFailure(null)
    },
    onError: fail,
  })

  // Identifies what is due, so that every change restarts the delay.
  const due = isBehind(stored, path) && problem === null && !save.isPending ? `${path} ${stored?.changes}` : null
  const { mutate } = save
  useEffect(() => {
    if (due === null) return
    const timer = setTimeout(() => mutate({}), AUTOSAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [due, mutate])

  useEffect(() => {
    const again = () => setFailure((known) => (known && passes(known.problem) ? null : known))
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  return {
    problem,
    /** Saves the draft on the server if needed; returns its private link. */
    share,
    saving: save.isPending || due !== null,
    /** Saves a copy that later changes of the draft do not reach; returns its private link. @throws the error it was refused with */
    saveCopy: async (state: State): Promise<PrivateLink> => {
      const { id, token } = await saveNew(state)
      return { id, token }
    },
    /** Retries after a temporary problem. */
    retry: () => setFailure(null),
    /** Takes over the other device's copy. */
    reload,
    /** Keeps this device's copy and overwrites the other one. */
    overwrite: () => save.mutate({ over: true }),
    /** Continues without the server's copy: the draft stays on this device. */
    detach: () => {
      const known = newest()
      if (known) replace({ ...known, link: null })
      setFailure(null)
    },
  }
}
