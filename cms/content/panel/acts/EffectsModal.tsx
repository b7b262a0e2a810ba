'use client'

import { type Consequences, getConsequences, type ReachingAct } from '@framewell/domain/content/consequences'
import { ACT_WORDS, consequenceWords } from '@framewell/domain/content/consequenceWords'
import { Banner, Button, Modal, useModal } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../callApi'
import { messageOf } from '../messageOf'

export function effectsSlug(act: ReachingAct, id: unknown): string {
  return `effects-${act}-${String(id)}`
}

interface EffectsModalProps {
  readonly act: ReachingAct
  readonly id: string
  /** Does the act, for the consequences of this stamp. @throws ApiError */
  readonly perform: (shown: Consequences) => Promise<void>
}

/** Before an act that reaches further than its page: what it would change, as the server found out by trying, and the one confirmation. */
export const EffectsModal = ({ act, id, perform }: EffectsModalProps) => {
  const slug = effectsSlug(act, id)
  const { closeModal, isModalOpen } = useModal()
  const open = isModalOpen(slug)
  const [shown, setShown] = useState<Consequences | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [working, setWorking] = useState(false)

  const look = useCallback(async () => {
    setShown(null)
    setShown(await callApi(getConsequences, { id, act }))
  }, [id, act])
  useEffect(() => {
    if (!open) return
    setProblem(null)
    look().catch((error: unknown) =>
      setProblem(messageOf(error, 'This could not be figured out: the connection failed. Close this and try again.')),
    )
  }, [open, look])

  const confirm = async (figures: Consequences) => {
    setWorking(true)
    setProblem(null)
    try {
      await perform(figures)
      closeModal(slug)
    } catch (error) {
      setProblem(messageOf(error, 'The connection failed. Nothing was changed.'))
      // Other figures meanwhile: they are shown, and decided about anew.
      await look().catch(() => undefined)
    } finally {
      setWorking(false)
    }
  }

  return (
    <Modal className="confirmation-modal effects-modal" slug={slug} aria-label={ACT_WORDS[act].title}>
      <div className="confirmation-modal__wrapper">
        <div className="confirmation-modal__content">
          <h1>{ACT_WORDS[act].title}</h1>
          {shown ? <p>“{shown.title}”: what changes beyond the page itself. You can undo this.</p> : null}
          <div aria-live="polite">
            {problem ? <Banner type="error">{problem}</Banner> : null}
            {shown || problem ? null : <p>Looking at every link…</p>}
          </div>
          {shown && shown.obstacles.length > 0 ? (
            <Banner type="error">
              It could not be published as it stands:
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
          <Button
            disabled={!shown || shown.obstacles.length > 0 || working}
            onClick={() => (shown ? void confirm(shown) : undefined)}
            size="large"
          >
            {working ? 'Working…' : ACT_WORDS[act].confirm}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

const Effects = ({ shown }: { readonly shown: Consequences }) => (
  <dl className="effects">
    {consequenceWords(shown).map(({ label, lines }) => (
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
