'use client'

import { Button, Modal, TextareaInput, useModal } from '@payloadcms/ui'
import type { ChangeEvent, ReactNode } from 'react'

interface ReasonDialogProps {
  readonly slug: string
  readonly words: { readonly title: string; readonly text: string; readonly button: string }
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly waiting: boolean
  readonly onRun: () => void
  /** Content above the reason. */
  readonly children?: ReactNode
}

/** Asks for the reason before an action that the audit trail records. */
export const ReasonDialog = ({ slug, words, reason, onReason, waiting, onRun, children }: ReasonDialogProps) => {
  const { closeModal } = useModal()
  return (
    <Modal slug={slug} className="confirmation-modal">
      <div className="confirmation-modal__wrapper">
        <div className="confirmation-modal__content">
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          {children}
          <TextareaInput
            path="reason"
            label="Reason (for the audit trail)"
            value={reason}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onReason(event.target.value)}
          />
        </div>
        <div className="confirmation-modal__controls">
          <Button buttonStyle="secondary" onClick={() => closeModal(slug)}>
            Cancel
          </Button>
          <Button onClick={onRun} disabled={waiting}>
            {words.button}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
