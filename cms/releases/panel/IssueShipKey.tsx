'use client'

import { OWN_REMOTES, type RemoteName } from '@framewell/domain/releases/remotes'
import { issueShipKey } from '@framewell/domain/releases/shipKeys'
import { Button, CheckboxInput, Modal, TextInput, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useState } from 'react'
import { messageOf } from '../../panel/messageOf'
import { useSendOnce } from '../../panel/useSendOnce'

const MODAL = 'issue-ship-key'

/** Above the list of ship keys: issues one and shows it once. */
export function IssueShipKey() {
  const { openModal, closeModal } = useModal()
  const router = useRouter()
  const [holder, setHolder] = useState('')
  const [remotes, setRemotes] = useState<readonly RemoteName[]>([])
  const [other, setOther] = useState('')
  const [key, setKey] = useState('')
  const send = useSendOnce(issueShipKey)
  const issue = async () => {
    try {
      setKey((await send({ holder, remotes: [...remotes, ...(other.trim() ? [other.trim()] : [])] })).key)
      router.refresh()
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  const close = () => {
    setKey('')
    setHolder('')
    setRemotes([])
    setOther('')
    closeModal(MODAL)
  }
  return (
    <>
      <Button buttonStyle="primary" size="medium" onClick={() => openModal(MODAL)}>
        Issue a ship key
      </Button>
      <Modal slug={MODAL} className="confirmation-modal">
        <div className="confirmation-modal__wrapper">
          <div className="confirmation-modal__content">
            <h1>Issue a ship key</h1>
            {key ? (
              <>
                <p>Hand it to {holder} on a safe way, now: it is not shown again. It ends by itself after 180 days.</p>
                <p>
                  <code>{key}</code>
                </p>
              </>
            ) : (
              <>
                <TextInput
                  path="holder"
                  label="Person who ships with it"
                  value={holder}
                  onChange={(event: ChangeEvent<HTMLInputElement>) => setHolder(event.target.value)}
                />
                {OWN_REMOTES.map((remote) => (
                  <CheckboxInput
                    key={remote}
                    id={`ship-${remote}`}
                    label={`May ship ${remote}`}
                    checked={remotes.includes(remote)}
                    onToggle={() =>
                      setRemotes(remotes.includes(remote) ? remotes.filter((other) => other !== remote) : [...remotes, remote])
                    }
                  />
                ))}
                <TextInput
                  path="other"
                  label="Micro-frontend of another repository (its name; registering its first release brings it to the site)"
                  value={other}
                  onChange={(event: ChangeEvent<HTMLInputElement>) => setOther(event.target.value)}
                />
              </>
            )}
          </div>
          <div className="confirmation-modal__controls">
            <Button buttonStyle="secondary" onClick={close}>
              {key ? 'Done' : 'Cancel'}
            </Button>
            {key ? null : <Button onClick={issue}>Issue</Button>}
          </div>
        </div>
      </Modal>
    </>
  )
}
