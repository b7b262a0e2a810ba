'use client'

import { factorCalls } from '@framewell/domain/accounts/factors'
import { type ListedSession, SIGN_IN_MEANS_LABELS, sessionListCalls } from '@framewell/domain/accounts/sessionList'
import { Button, toast, useAuth, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { messageOf } from '../../panel/messageOf'
import { ReasonDialog } from '../../panel/ReasonDialog'

const { listSessionsOf, endSessionsOf } = sessionListCalls
const { resetFactorsOf } = factorCalls
type Action = 'end' | 'reset'

const WORDS: Readonly<Record<Action, { readonly title: string; readonly text: string; readonly button: string }>> = {
  end: {
    title: 'Sign this person out everywhere?',
    text: 'Their sessions end at once. They can sign in again.',
    button: 'Sign out everywhere',
  },
  reset: {
    title: 'Take the second factors away?',
    text: 'For somebody who has lost theirs. They sign in with the password alone once, and set up new ones where they are required.',
    button: 'Take them away',
  },
}

/** On an account's screen, for super admins: where the person is signed in, and what helps when a device is lost. */
export function SignIns() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { openModal, closeModal } = useModal()
  const [sessions, setSessions] = useState<readonly ListedSession[] | null>(null)
  const [failure, setFailure] = useState('')
  const [action, setAction] = useState<Action>('end')
  const [reason, setReason] = useState('')
  const [waiting, setWaiting] = useState(false)
  const account = typeof id === 'string' && user?.role === 'super_admin' ? id : null
  const read = useCallback(() => {
    if (account === null) return
    callApi(listSessionsOf, { account }).then(
      (answer) => setSessions(answer.sessions),
      (error: unknown) => setFailure(messageOf(error)),
    )
  }, [account])
  useEffect(read, [read])
  if (account === null) return null
  const modal = `sign-ins-${account}`
  const open = (next: Action) => {
    setAction(next)
    openModal(modal)
  }
  const run = async () => {
    setWaiting(true)
    try {
      await callApi(action === 'end' ? endSessionsOf : resetFactorsOf, { account, reason })
      toast.success(action === 'end' ? 'Signed out everywhere.' : 'The second factors are taken away.')
      closeModal(modal)
      setReason('')
      read()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setWaiting(false)
    }
  }
  return (
    <div className="field-type">
      <h3>Signed in</h3>
      <p role="status">{failure || (sessions?.length === 0 ? 'Nowhere.' : '')}</p>
      <ul>
        {sessions?.map(({ id: session, device, address, means, seenAt }) => (
          <li key={session}>
            {device}, from {address}, by {SIGN_IN_MEANS_LABELS[means].toLowerCase()}, last seen {new Date(seenAt).toLocaleString()}
          </li>
        ))}
      </ul>
      <Button buttonStyle="secondary" size="medium" onClick={() => open('end')}>
        Sign out everywhere
      </Button>
      <Button buttonStyle="secondary" size="medium" onClick={() => open('reset')}>
        Take second factors away
      </Button>
      <ReasonDialog slug={modal} words={WORDS[action]} reason={reason} onReason={setReason} waiting={waiting} onRun={run} />
    </div>
  )
}
