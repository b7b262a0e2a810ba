'use client'

import { Banner, Button, Modal, useModal, useRouteCache, useSelection } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'

interface DeleteSeveralProps {
  readonly collection: 'media' | 'redirects'
  /** The field that holds a document's display name. */
  readonly named: string
}

interface Chosen {
  readonly id: string
  readonly name: string
}

interface Outcome extends Chosen {
  /** Why it was not deleted; null if it was. */
  readonly refused: string | null
}

const listSchema = z.object({ docs: z.array(z.record(z.string(), z.unknown())) })
const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const UNREACHED = 'The connection failed. Look whether it is still there.'

/** Above a list with checkboxes: deletes the selected documents one by one and reports on each. */
export const DeleteSeveral = ({ collection, named }: DeleteSeveralProps) => {
  const { count, getSelectedIds, toggleAll } = useSelection()
  const { openModal, closeModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [working, setWorking] = useState(false)
  const [unread, setUnread] = useState(false)
  const slug = `delete-several-${collection}`

  const ask = async () => {
    setUnread(false)
    setOutcomes([])
    try {
      setChosen(await readChosen(collection, named, getSelectedIds().map(String)))
      openModal(slug)
    } catch {
      setUnread(true)
    }
  }
  const act = async () => {
    setWorking(true)
    const done: Outcome[] = []
    for (const one of chosen) done.push({ ...one, refused: await deleteOne(collection, one.id) })
    setWorking(false)
    setOutcomes(done)
    closeModal(slug)
    toggleAll()
    clearRouteCache()
  }
  const gone = outcomes.filter(({ refused }) => refused === null).length
  return (
    <div className="several" aria-live="polite">
      {unread ? <Banner type="error">What is chosen could not be read: the connection failed. Nothing was deleted.</Banner> : null}
      {count > 0 ? (
        <Button size="small" buttonStyle="secondary" onClick={() => void ask()}>
          Delete the {count} chosen
        </Button>
      ) : null}
      {outcomes.length > 0 ? (
        <section className="effects">
          <h2>
            {gone} of {outcomes.length} deleted
          </h2>
          <ul>
            {outcomes.map(({ id, name, refused }) => (
              <li key={id}>
                {name} <span className={refused ? 'task-mark task-mark--bad' : 'task-mark'}>{refused ? 'Not deleted' : 'Deleted'}</span>
                {refused ? <div>{refused}</div> : null}
              </li>
            ))}
          </ul>
          <Button size="small" buttonStyle="secondary" onClick={() => setOutcomes([])}>
            Close
          </Button>
        </section>
      ) : null}
      <Modal className="confirmation-modal effects-modal" slug={slug} aria-label="Delete what is chosen">
        <div className="confirmation-modal__wrapper">
          <div className="confirmation-modal__content">
            <h1>Delete {chosen.length === 1 ? 'this one' : `these ${chosen.length}`}?</h1>
            <ul className="effects">
              {chosen.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
            <p>It cannot be undone. What is in use stays, and is said.</p>
          </div>
          <div className="confirmation-modal__controls">
            <Button buttonStyle="secondary" onClick={() => closeModal(slug)} size="large">
              Cancel
            </Button>
            <Button disabled={working} onClick={() => void act()} size="large">
              {working ? 'Working…' : 'Delete'}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  )
}

async function readChosen(collection: string, named: string, ids: readonly string[]): Promise<Chosen[]> {
  const query = new URLSearchParams({ depth: '0', limit: String(ids.length), 'where[id][in]': ids.join(',') })
  const answer = await fetch(`/api/${collection}?${query}`)
  const { docs } = listSchema.parse(await answer.json())
  const names = new Map(docs.map((doc) => [String(doc.id), String(doc[named] ?? '')]))
  // In list order. Documents that somebody else has deleted are tried and reported too.
  return ids.map((id) => ({ id, name: names.get(id) || 'One that is not there any more' }))
}

/** @returns why it was not deleted, or null */
async function deleteOne(collection: string, id: string): Promise<string | null> {
  try {
    const answer = await fetch(`/api/${collection}/${id}`, { method: 'DELETE' })
    if (answer.ok) return null
    if (answer.status === 404) return 'Somebody else deleted it meanwhile.'
    const refusal = refusalSchema.safeParse(await answer.json())
    return refusal.success ? refusal.data.errors.map(({ message }) => message).join(' ') : UNREACHED
  } catch {
    return UNREACHED
  }
}
