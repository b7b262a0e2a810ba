'use client'

import type { Consequences, EffectsOf } from '@framewell/domain/content/consequences'
import { consequenceWords, contentActionLabel } from '@framewell/domain/content/consequenceWords'
import { Banner, Button, Modal, useModal } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../panel/messageOf'
import { momentOf } from '../planned/momentOf'

export function effectsSlug(act: EffectsOf, id: unknown): string {
  return `effects-${act}-${String(id)}`
}

interface EffectsModalProps<Shown extends Consequences> {
  readonly act: EffectsOf
  readonly id: string
  /** Previews the act. @throws ApiError */
  readonly look: () => Promise<Shown>
  /** Performs the act for the consequences of this stamp. @throws ApiError */
  readonly perform: (shown: Shown) => Promise<void>
  /** Text and choices above the figures. */
  readonly children?: (shown: Shown) => ReactNode
  /** Choices above the figures, in addition to the standard text. */
  readonly choices?: (shown: Shown) => ReactNode
  /** Whether the act is possible even though publishing is blocked. */
  readonly goesOn?: (shown: Shown) => boolean
  /** Loads the preview again when this choice changes. */
  readonly choice?: string
}

/** Confirms an act that reaches beyond its page. Shows what it would change, as measured by the server. */
export function EffectsModal<Shown extends Consequences>(props: EffectsModalProps<Shown>) {
  const { act, id, look, perform, children, choices, goesOn, choice } = props
  const slug = effectsSlug(act, id)
  const { closeModal, isModalOpen } = useModal()
  const open = isModalOpen(slug)
  const [shown, setShown] = useState<Shown | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const asking = useRef(look)
  asking.current = look
  const words = contentActionLabel(act, shown?.address)
  const stopped = shown !== null && shown.obstacles.length > 0 && !goesOn?.(shown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another question
  useEffect(() => {
    if (!open) return setShown(null)
    let left = false
    setProblem(null)
    asking
      .current()
      .then((found) => left || setShown(found))
      .catch((error: unknown) => {
        if (!left) setProblem(messageOf(error, 'This could not be figured out: the connection failed. Close this and try again.'))
      })
    return () => {
      left = true
    }
  }, [open, choice])

  const confirm = async (figures: Shown) => {
    setWorking(true)
    setProblem(null)
    try {
      await perform(figures)
      closeModal(slug)
    } catch (error) {
      setProblem(messageOf(error, 'The connection failed. Nothing was changed.'))
      // The figures changed meanwhile: shows the new ones and asks again.
      setShown(await look().catch(() => null))
    } finally {
      setWorking(false)
    }
  }

  return (
    <Modal className="confirmation-modal effects-modal" slug={slug} aria-label={words.title}>
      <div className="confirmation-modal__wrapper">
        <div className="confirmation-modal__content">
          <h1>{words.title}</h1>
          {shown && !children ? <p>“{shown.title}”: what changes beyond the page itself. You can undo this.</p> : null}
          {shown ? children?.(shown) : null}
          {shown ? choices?.(shown) : null}
          <div aria-live="polite">
            {problem ? <Banner type="error">{problem}</Banner> : null}
            {shown || problem ? null : <p>Looking at every link…</p>}
          </div>
          {shown && shown.obstacles.length > 0 ? (
            <Banner type={stopped ? 'error' : 'info'}>
              {stopped && act === 'restore' ? 'It cannot be restored as it is:' : 'It could not be published as it is:'}
              <ul>
                {shown.obstacles.map(({ path, place, message }) => (
                  <li key={path + message}>
                    {place}: {message}
                  </li>
                ))}
              </ul>
            </Banner>
          ) : shown ? (
            <Effects shown={shown} />
          ) : null}
        </div>
        <div className="confirmation-modal__controls">
          <Button buttonStyle="secondary" onClick={() => closeModal(slug)} size="large">
            Cancel
          </Button>
          <Button disabled={!shown || stopped || working} onClick={() => (shown ? void confirm(shown) : undefined)} size="large">
            {working ? 'Working…' : words.confirm}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

const Effects = ({ shown }: { readonly shown: Consequences }) => (
  <dl className="effects">
    {consequenceWords(shown, momentOf).map(({ label, lines }) => (
      <div key={label}>
        <dt>{label}</dt>
        {lines.map(({ key, text, mark }) => (
          <dd key={key}>
            {text} {mark ? <span className={mark.bad ? 'task-mark task-mark--bad' : 'task-mark'}>{mark.words}</span> : null}
          </dd>
        ))}
      </div>
    ))}
  </dl>
)
