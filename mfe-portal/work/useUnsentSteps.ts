import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ORDER_QUERIES } from '../orders/orderQueries'
import { dropStep, keepStep, stepsOf } from './deviceSteps'
import { sendSteps } from './sendSteps'
import type { UnsentStep } from './unsentStep'

/** Retry interval while the page is open, in milliseconds. */
const AGAIN_MS = 15_000
/** Only one tab of a browser sends at a time. */
const LOCK = 'framewell-work'
const NONE: readonly UnsentStep[] = []

/** This device's unsent steps: stored across reloads, sent at once when online, and retried whenever the network returns. */
export function useUnsentSteps() {
  const shell = useShell()
  const api = useGuardedCall()
  const queries = useQueryClient()
  const account = useQuery(sessionQuery(shell)).data?.id
  const [sending, setSending] = useState(false)
  const read = useQuery({
    queryKey: ['device', 'work-steps', account],
    queryFn: () => (account === undefined ? [] : stepsOf(account)),
    networkMode: 'always',
    retry: false,
  })
  const { refetch } = read
  const running = useRef(false)
  const more = useRef(false)
  const send = useCallback(async () => {
    // Steps recorded during a send go with the next round.
    more.current = true
    if (account === undefined || running.current) return
    running.current = true
    const attempt = async () => {
      const before = await stepsOf(account)
      if (before.every(({ refusal }) => refusal !== null)) return
      setSending(true)
      await sendSteps(api, before, { keep: keepStep, drop: dropStep })
      // Refetch orders first: a sent step counts as done until its order reflects it; otherwise the next step would appear twice.
      if ((await stepsOf(account)).length < before.length) await queries.invalidateQueries({ queryKey: ORDER_QUERIES })
      await refetch()
    }
    try {
      while (more.current) {
        more.current = false
        await navigator.locks.request(LOCK, attempt)
      }
    } finally {
      running.current = false
      setSending(false)
    }
  }, [account, api, queries, refetch])

  const waiting = (read.data ?? NONE).some(({ refusal }) => refusal === null)
  useEffect(() => {
    // A failed attempt is retried; the screen shows what is unsent.
    const again = () => void send().catch(() => undefined)
    again()
    addEventListener('online', again)
    const timer = waiting ? setInterval(again, AGAIN_MS) : undefined
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [send, waiting])

  return {
    account,
    steps: read.data ?? NONE,
    sending,
    /** This browser cannot store steps. */
    unable: read.isError,
    /** Resolves when it is stored; sending follows. */
    add: async (step: UnsentStep) => {
      await keepStep(step)
      await refetch()
      void send().catch(() => undefined)
    },
    /** Retries a refused step, for example after the previous one was recorded elsewhere. */
    retry: async (step: UnsentStep) => {
      await keepStep({ ...step, refusal: null })
      await refetch()
      void send().catch(() => undefined)
    },
    drop: async (id: string) => {
      await dropStep(id)
      await refetch()
    },
  }
}
