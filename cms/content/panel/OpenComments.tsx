'use client'

import { type ContentComment, listContentComments } from '@framewell/domain/content/comments'
import { Banner, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'

/** The unresolved comments on a page or post, with a link to reply. */
export function OpenComments() {
  const { id } = useDocumentInfo()
  const [comments, setComments] = useState<readonly ContentComment[]>([])
  useEffect(() => {
    if (typeof id !== 'string') return
    let left = false
    callApi(listContentComments, { id }).then(
      (found) => left || setComments(found.comments),
      // Without the list nothing is shown; the content screen reports the error.
      () => left || setComments([]),
    )
    return () => {
      left = true
    }
  }, [id])
  const open = comments.filter(({ thread, resolved, removed }) => thread === null && resolved === null && !removed)
  if (open.length === 0) return null
  return (
    <details>
      <summary>{open.length === 1 ? 'One open comment' : `${open.length} open comments`}</summary>
      <Banner type="info">
        <ul>
          {open.map(({ id: comment, section, sectionName, by, text }) => (
            <li key={comment}>
              <a href={`/content-management?page=${String(id)}&comments=${section ?? 'page'}`}>{sectionName || 'On the page'}</a>, {by}:{' '}
              {text}
            </li>
          ))}
        </ul>
      </Banner>
    </details>
  )
}
