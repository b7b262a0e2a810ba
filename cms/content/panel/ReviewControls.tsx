'use client'

import { getContentReview, type Review } from '@framewell/domain/content/reviewCalls'
import type { ReviewStanding } from '@framewell/domain/content/reviews'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { useOpenSaver, usePanelDraft } from './saving/openSavers'

const SUMMARIES: Record<ReviewStanding, string> = {
  none: 'Needs approval before it goes live',
  waiting: 'Waiting for review',
  approved: 'Approved: it can be published',
  changed: 'Changed since it was approved',
  sentBack: 'Sent back',
}

/** If the settings require approval: the status of the review, and the way to the content screen, where it is asked for and decided. */
export function ReviewControls() {
  const { id } = useDocumentInfo()
  const version = usePanelDraft(useOpenSaver(id))?.saved.document.updatedAt
  const [review, setReview] = useState<Review | null>(null)
  // Read again after every save: an approval is only for the text it was given for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to read again
  useEffect(() => {
    if (typeof id !== 'string') return
    let left = false
    callApi(getContentReview, { id }).then(
      (found) => left || setReview(found),
      // The server still checks when publishing.
      () => left || setReview(null),
    )
    return () => {
      left = true
    }
  }, [id, version])
  if (typeof id !== 'string' || !review?.required || !review.hasChanges) return null
  return (
    <p>
      {SUMMARIES[review.standing]}. <a href={`/content-management?page=${id}`}>Open the review in the content screen</a>
    </p>
  )
}
