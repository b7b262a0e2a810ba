'use client'

import { addressCalls, type OwnAddress } from '@framewell/domain/accounts/addressChange'
import { Button, TextInput, toast, useAuth, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { messageOf } from '../../panel/messageOf'
import { ReasonDialog } from '../../panel/ReasonDialog'

const { getAddressOf, requestAddressOf, cancelAddressChangeOf } = addressCalls
type Action = 'request' | 'cancel'

const WORDS: Readonly<Record<Action, { readonly title: string; readonly text: string; readonly button: string }>> = {
  request: {
    title: 'Send a link to the new address?',
    text: 'The address changes when the link is opened. The old address is notified, and can take the change back for a week.',
    button: 'Send link',
  },
  cancel: { title: 'Cancel the change?', text: 'The link that was sent opens nothing anymore.', button: 'Cancel change' },
}

/** On an account's screen: how its address changes. One's own is changed on the site, which asks for the current password. */
export function AddressChange() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (typeof id !== 'string') return null
  if (user?.id === id)
    return (
      <>
        {/* Payload's own button writes the password without the current one, which the server refuses. */}
        <style>{'#change-password { display: none }'}</style>
        <p className="field-type">
          Change your own address and password under <a href="/account-security">Sign-in and security</a>.
        </p>
      </>
    )
  return user?.role === 'super_admin' ? <AddressOf key={id} account={id} /> : null
}

function AddressOf({ account }: { account: string }) {
  const { openModal, closeModal } = useModal()
  const [address, setAddress] = useState<OwnAddress | null>(null)
  const [failure, setFailure] = useState('')
  const [email, setEmail] = useState('')
  const [action, setAction] = useState<Action>('request')
  const [reason, setReason] = useState('')
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    callApi(getAddressOf, { account }).then(setAddress, (error: unknown) => setFailure(messageOf(error)))
  }, [account])
  const modal = `address-${account}`
  const open = (next: Action) => {
    setAction(next)
    openModal(modal)
  }
  const run = async () => {
    setWaiting(true)
    try {
      const answer =
        action === 'request'
          ? await callApi(requestAddressOf, { account, email, reason })
          : await callApi(cancelAddressChangeOf, { account, reason })
      setAddress(answer)
      toast.success(answer.pending ? `A link was sent to ${answer.pending.email}.` : 'The change is canceled.')
      closeModal(modal)
      setReason('')
      setEmail('')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setWaiting(false)
    }
  }
  return (
    <div className="field-type">
      <h3>Address</h3>
      <p role="status">{failure || (address && stateOf(address))}</p>
      <TextInput
        path="newAddress"
        label="New address"
        value={email}
        onChange={(event: { target: { value: string } }) => setEmail(event.target.value)}
      />
      <Button buttonStyle="secondary" size="medium" disabled={email.trim() === ''} onClick={() => open('request')}>
        Send link to new address
      </Button>
      {address?.pending ? (
        <Button buttonStyle="secondary" size="medium" onClick={() => open('cancel')}>
          Cancel change
        </Button>
      ) : null}
      <ReasonDialog slug={modal} words={WORDS[action]} reason={reason} onReason={setReason} waiting={waiting} onRun={run} />
    </div>
  )
}

function stateOf({ email, proved, pending }: OwnAddress): string {
  if (pending) return `A link was sent to ${pending.email}. Until it is opened, ${email} stays the address.`
  return proved ? 'Its holder has confirmed it.' : 'Its holder has not confirmed it yet.'
}
