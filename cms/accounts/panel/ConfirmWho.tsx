'use client'

import { factorCalls, type ProofWays } from '@framewell/domain/accounts/factors'
import { recheckCalls } from '@framewell/domain/accounts/recheck'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { messageOf } from '../../panel/messageOf'
import { askPasskeyOfBrowser } from './askPasskeyOfBrowser'

const { checkIdentity } = recheckCalls
/** Assumed until this person's own ways are loaded. */
const MAX_HAVE: ProofWays = { password: true, totp: false, passkey: false, directory: false }

/** Asks for a password, a code, or a passkey. */
export function ConfirmWho({ onClose }: { onClose: (confirmed: boolean) => void }) {
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [ways, setWays] = useState(MAX_HAVE)
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState('')
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    field.current?.focus()
    callApi(factorCalls.getFactors, {}).then(
      (answer) => setWays(answer.ways),
      () => undefined,
    )
  }, [])
  const { password, totp, passkey } = ways
  const check = async (given: () => Promise<CallInput<typeof checkIdentity>>) => {
    setWaiting(true)
    setFailure('')
    try {
      await callApi(checkIdentity, await given())
      onClose(true)
    } catch (error) {
      setFailure(error instanceof DOMException ? 'The passkey was not used.' : messageOf(error))
      setTyped('')
    } finally {
      setWaiting(false)
    }
  }
  const isCode = totp && (!password || /^\d{6}$/.test(typed.replace(/\s/g, '')))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog of the panel may be inside a form of the panel.
    event.stopPropagation()
    if (typed.trim()) void check(async () => (isCode ? { code: typed } : { password: typed }))
  }
  const label = password && totp ? 'Your password, or a code of your app' : totp ? 'A code of your app' : 'Your password'
  return (
    <form className="confirmation-modal__wrapper" noValidate onSubmit={submit}>
      <div className="confirmation-modal__content">
        <h1>Confirm it's you</h1>
        <p>For money, rights, releases and keys we ask again who you are. You'll pick up where you left off.</p>
        {password || totp ? (
          <div className="field-type text">
            <label className="field-label" htmlFor={fieldId}>
              {label}
            </label>
            <input
              id={fieldId}
              ref={field}
              type="password"
              autoComplete={password ? 'current-password' : 'one-time-code'}
              aria-describedby={`${fieldId}-failure`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        ) : null}
        {!password && !totp && !passkey ? (
          <p>Your company directory signs you in. Sign out and in again there: that counts as a confirmation.</p>
        ) : null}
        <p id={`${fieldId}-failure`} role="alert">
          {failure}
        </p>
      </div>
      <div className="confirmation-modal__controls">
        <Button buttonStyle="secondary" onClick={() => onClose(false)}>
          Cancel
        </Button>
        {passkey ? (
          <Button
            buttonStyle="secondary"
            disabled={waiting}
            onClick={() => void check(async () => ({ passkey: await askPasskeyOfBrowser() }))}
          >
            Use a passkey
          </Button>
        ) : null}
        {password || totp ? (
          <Button type="submit" disabled={waiting}>
            Confirm
          </Button>
        ) : null}
      </div>
    </form>
  )
}
