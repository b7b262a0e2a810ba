'use client'

import { Modal, useModal } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { askAgainOnRefusal } from './askedAgain'
import { ConfirmWho } from './ConfirmWho'

const MODAL = 'recheck'

/**
 * Wraps the whole panel: before money, rights, releases and keys it asks for a proof of identity, as the site does, and then sends the
 * request again.
 */
export function Recheck({ children }: { children: ReactNode }) {
  const { openModal, closeModal, isModalOpen } = useModal()
  const [asked, setAsked] = useState(0)
  const waiting = useRef<{ readonly answer: Promise<boolean>; readonly settle: (confirmed: boolean) => void }>(undefined)
  const open = useRef(openModal)
  open.current = openModal
  useEffect(
    () =>
      askAgainOnRefusal(() => {
        if (!waiting.current) {
          let settle: (confirmed: boolean) => void = () => undefined
          const answer = new Promise<boolean>((resolve) => {
            settle = resolve
          })
          waiting.current = { answer, settle }
          // Each question starts with an empty field.
          setAsked((times) => times + 1)
          open.current(MODAL)
        }
        return waiting.current.answer
      }),
    [],
  )
  const settle = (confirmed: boolean) => {
    waiting.current?.settle(confirmed)
    waiting.current = undefined
  }
  const close = (confirmed: boolean) => {
    settle(confirmed)
    closeModal(MODAL)
  }
  // Closed by the Escape key: the refusal remains.
  const isOpen = isModalOpen(MODAL)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) settle(false)
    wasOpen.current = isOpen
  })
  return (
    <>
      {children}
      <Modal slug={MODAL} className="confirmation-modal" aria-label="Confirm it's you">
        {asked > 0 ? <ConfirmWho key={asked} onClose={close} /> : null}
      </Modal>
    </>
  )
}
