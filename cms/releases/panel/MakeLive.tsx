'use client'

import { makeCallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { promoteRelease } from '@framewell/domain/releases/release'
import { Button, Modal, TextareaInput, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useState } from 'react'

const MODAL = 'make-release-live'
const call = makeCallApi(({ url, signal: _signal, ...request }) => fetch(url, request))

/** In a release's document: makes it live, with a reason for the audit trail. Also the way back to an earlier release. */
export function MakeLive() {
  const { id, data } = useDocumentInfo()
  const { openModal, closeModal } = useModal()
  const router = useRouter()
  const [reason, setReason] = useState('')
  const [waiting, setWaiting] = useState(false)
  if (!id || data?.status === 'live') return null

  const promote = async () => {
    setWaiting(true)
    try {
      const live = await call(promoteRelease, { id: String(id), reason })
      toast.success(`${live.remote} ${live.version} is live. Pages opened from now on use it.`)
      closeModal(MODAL)
      router.refresh()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setWaiting(false)
    }
  }

  return (
    <>
      <Button buttonStyle="primary" size="medium" onClick={() => openModal(MODAL)}>
        Make live
      </Button>
      <Modal slug={MODAL} className="confirmation-modal">
        <div className="confirmation-modal__wrapper">
          <div className="confirmation-modal__content">
            <h1>Make this release live?</h1>
            <p>Pages opened from now on use it; pages already open keep theirs. The release it replaces stays here to go back to.</p>
            <TextareaInput
              path="reason"
              label="Reason (for the audit trail)"
              value={reason}
              onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setReason(event.target.value)}
            />
          </div>
          <div className="confirmation-modal__controls">
            <Button buttonStyle="secondary" onClick={() => closeModal(MODAL)}>
              Cancel
            </Button>
            <Button onClick={promote} disabled={waiting}>
              Make live
            </Button>
          </div>
        </div>
      </Modal>
    </>
  )
}

function messageOf(error: unknown): string {
  if (!isApiError(error)) return 'The server did not answer. Nothing was changed; please try again.'
  const { problem } = error
  return problem?.fields?.[0]?.message ?? [problem?.error ?? error.message, problem?.detail].filter(Boolean).join(' ')
}
