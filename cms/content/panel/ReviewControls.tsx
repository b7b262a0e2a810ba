'use client'

import { askForReview, decideReview, getContentReview, type Review, withdrawReview } from '@framewell/domain/content/reviewCalls'
import { approverWords, type ReviewStanding } from '@framewell/domain/content/reviews'
import { isApiError } from '@framewell/domain/http/isApiError'
import { Banner, Button, TextareaInput, toast, useDocumentInfo } from '@payloadcms/ui'
import { type ChangeEvent, useCallback, useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { useOpenSaver, usePanelDraft } from './saving/openSavers'

const SUMMARIES: Record<ReviewStanding, string> = {
  none: 'Needs an approval before it goes live',
  waiting: 'Waiting for review',
  approved: 'Approved: it can be published',
  changed: 'Changed since it was approved',
  sentBack: 'Sent back',
}

/** If the settings require approval: the review's status, marking the document as ready for review, and the decision. */
export function ReviewControls() {
  const { id } = useDocumentInfo()
  const saver = useOpenSaver(id)
  const version = usePanelDraft(saver)?.saved.document.updatedAt
  const [review, setReview] = useState<Review | null>(null)
  const [words, setWords] = useState('')
  const [waiting, setWaiting] = useState(false)

  const load = useCallback(async () => (typeof id === 'string' ? callApi(getContentReview, { id }) : null), [id])
  // Read again after every save: an approval is only for the text it was given for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to read again
  useEffect(() => {
    let left = false
    load().then(
      (found) => left || setReview(found),
      // The server still checks when publishing.
      () => left || setReview(null),
    )
    return () => {
      left = true
    }
  }, [load, version])

  if (typeof id !== 'string' || !review?.required || !review.hasChanges) return null
  const { standing, stamp, own, mayDecide, asked, decided, approvers } = review
  const act = async (done: string, work: () => Promise<Review>) => {
    setWaiting(true)
    try {
      saver?.flush()
      setReview(await work())
      setWords('')
      toast.success(done)
    } catch (error) {
      toast.error(isApiError(error) ? (error.problem?.error ?? 'Nothing was changed.') : 'The connection failed. Nothing was changed.')
      setReview(await load().catch(() => review))
    } finally {
      setWaiting(false)
    }
  }
  const decide = (decision: 'approve' | 'sendBack') =>
    act(decision === 'approve' ? 'Approved.' : 'Sent back.', () => callApi(decideReview, { id, decision, words, stamp }))
  const button = { disabled: waiting, size: 'small' } as const
  return (
    <details>
      <summary>{SUMMARIES[standing]}</summary>
      <Banner type={standing === 'approved' ? 'success' : 'info'}>
        {asked ? (
          <p>
            {own ? 'You' : asked.by} asked for a review. {asked.words}
          </p>
        ) : null}
        {decided?.words ? (
          <p>
            {decided.by}: {decided.words}
          </p>
        ) : null}
        {standing === 'approved' ? null : <p>{approverWords(approvers)} can approve it.</p>}
        <p>
          <a href={`/content-management?page=${id}`}>See what changed on the content screen</a>
        </p>
        {standing === 'approved' || (standing === 'waiting' && !mayDecide) ? null : (
          <TextareaInput
            label={standing === 'waiting' ? 'Words for the editor' : 'Note for the approver'}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setWords(event.target.value)}
            path="review-words"
            value={words}
          />
        )}
        {standing === 'waiting' && mayDecide ? (
          <>
            <Button {...button} onClick={() => void decide('approve')}>
              Approve
            </Button>{' '}
            <Button {...button} buttonStyle="secondary" onClick={() => void decide('sendBack')}>
              Send back
            </Button>
          </>
        ) : null}
        {standing === 'waiting' && own ? (
          <Button {...button} buttonStyle="secondary" onClick={() => void act('Taken back.', () => callApi(withdrawReview, { id }))}>
            Take it back
          </Button>
        ) : null}
        {standing === 'waiting' || standing === 'approved' ? null : (
          <Button {...button} onClick={() => void act('Who can approve it was told.', () => callApi(askForReview, { id, note: words }))}>
            Ready for review
          </Button>
        )}
      </Banner>
    </details>
  )
}
