'use client'

import type { RemoteName } from '@framewell/domain/releases/remotes'
import { Button, TextInput, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react'
import { messageOf } from '../../panel/messageOf'

/**
 * The current decision about each micro-frontend, and what to do with one that was just made.
 * @param read the same function at every rendering
 */
export function useDecisions<Decided extends { readonly remote: RemoteName }>(
  read: () => Promise<{ readonly remotes: readonly Decided[] }>,
): readonly [readonly Decided[], (decided: Decided) => void] {
  const [remotes, setRemotes] = useState<readonly Decided[]>([])
  useEffect(() => {
    read().then(
      (answer) => setRemotes(answer.remotes),
      (error: unknown) => toast.error(messageOf(error)),
    )
  }, [read])
  const replace = (decided: Decided) => setRemotes((before) => before.map((known) => (known.remote === decided.remote ? decided : known)))
  return [remotes, replace]
}

/** What became of a decision, as a sentence: it is made, or something typed keeps it from being made. */
type Outcome = { readonly made: string } | { readonly problem: string }

/** Makes a decision, shows its outcome, and reloads the record; the server's refusal is shown too. */
export function useDeciding() {
  const router = useRouter()
  const [waiting, setWaiting] = useState(false)
  const decide = async (make: () => Promise<Outcome>) => {
    setWaiting(true)
    try {
      const outcome = await make()
      if ('problem' in outcome) return toast.error(outcome.problem)
      toast.success(outcome.made)
      router.refresh()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setWaiting(false)
    }
  }
  return { waiting, decide }
}

interface DecisionFormProps {
  readonly remote: RemoteName
  /** Starts the ID of its reason's field. */
  readonly about: string
  /** Stores the decision. @returns what keeps it from being made; undefined when it is */
  readonly save: (reason: string) => Promise<string | undefined>
  readonly children: ReactNode
}

/** The fields of a decision about a micro-frontend, with its reason. */
export function DecisionForm({ remote, about, save, children }: DecisionFormProps) {
  const { waiting, decide } = useDeciding()
  const [reason, setReason] = useState('')
  const submit = () =>
    decide(async () => {
      const problem = await save(reason)
      if (problem) return { problem }
      setReason('')
      return { made: `The decision about ${remote} is recorded.` }
    })
  return (
    <fieldset style={{ display: 'grid', gap: 'calc(var(--base) / 2)' }}>
      <legend>
        <strong>{remote}</strong>
      </legend>
      {children}
      <TextInput
        path={`${about}-reason-${remote}`}
        label="Reason (for the audit trail)"
        value={reason}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setReason(event.target.value)}
      />
      <Button buttonStyle="secondary" size="small" margin={false} disabled={waiting} onClick={submit}>
        Save decision
      </Button>
    </fieldset>
  )
}
