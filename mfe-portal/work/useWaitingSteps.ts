import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ORDER_QUERIES } from '../orders/orderQueries'
import { dropStep, keepStep, stepsOf } from './deviceSteps'
import { sendSteps } from './sendSteps'
import type { WaitingStep } from './waitingStep'

/** How often what waits is tried again while the page is open, milliseconds. */
const AGAIN_MS = 15_000
/** One tab of a browser sends at a time. */
const LOCK = 'framewell-work'
const NONE: readonly WaitingStep[] = []

/** What waits on this device: kept over reloads, sent at once where there is a network, and again whenever there is one. */
export function useWaitingSteps() {
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
    // What is recorded while others are being sent goes with the next round.
    more.current = true
    if (account === undefined || running.current) return
    running.current = true
    const attempt = async () => {
      const before = await stepsOf(account)
      if (before.every(({ refusal }) => refusal !== null)) return
      setSending(true)
      await sendSteps(api, before, { keep: keepStep, drop: dropStep })
      // Orders first: a step that is sent still counts as done until its order says so, or what comes next would come twice.
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
    // A failed attempt is tried again; what waits says so on the screen.
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
    /** This browser keeps nothing: steps can't wait here. */
    unable: read.isError,
    /** Kept once this is done; it is sent behind it. */
    add: async (step: WaitingStep) => {
      await keepStep(step)
      await refetch()
      void send().catch(() => undefined)
    },
    /** Tries a refused step again, for example after the one before it was recorded elsewhere. */
    retry: async (step: WaitingStep) => {
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
