import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { addContentComment, type ContentComments, resolveContentComment } from '@framewell/domain/content/comments'
import { use, useState } from 'react'
import { styled } from 'styled-components'
import { savedTime } from '../savedTime'
import { CommentForm } from './CommentForm'
import { CommentItem } from './CommentItem'
import type { CommentThread } from './commentQueries'
import { UnsentComments } from './UnsentComments'
import { useCommentCall } from './useCommentCall'

interface ThreadCardProps {
  document: string
  thread: CommentThread
  people: ContentComments['people']
  /** The thread's location, when it is not obvious. */
  place?: string
}

/** A comment with its replies; resolved and reopened as a whole. */
export const ThreadCard = ({ document, thread: { begun, answers }, people, place }: ThreadCardProps) => {
  const [answering, setAnswering] = useState(use(UnsentComments).has(`reply ${begun.id}`))
  const answer = useCommentCall(addContentComment, document)
  const resolve = useCommentCall(resolveContentComment, document)
  const { resolved } = begun
  return (
    <Card as="article" aria-label={`Comment by ${begun.by}`}>
      <Stack gap={3}>
        {place ? <Place>{place}</Place> : null}
        {[begun, ...answers].map((comment) => (
          <CommentItem key={comment.id} document={document} comment={comment} people={people} />
        ))}
        {resolved ? (
          <Place>
            Resolved by {resolved.by} {savedTime(resolved.at, new Date())}
          </Place>
        ) : null}
        {answering ? (
          <CommentForm
            label="Your reply"
            place={`reply ${begun.id}`}
            verb="Reply"
            people={people}
            busy={answer.busy}
            onSend={async (words) => {
              const taken = (await answer.send({ id: document, thread: begun.id, ...words })) !== null
              if (taken) setAnswering(false)
              return taken
            }}
            onCancel={() => setAnswering(false)}
          />
        ) : (
          <Acts>
            {resolved ? null : (
              <Button size="small" onClick={() => setAnswering(true)}>
                Reply
              </Button>
            )}
            <Button
              size="small"
              variant="plain"
              pending={resolve.busy}
              pendingText="Saving..."
              onClick={() => void resolve.send({ id: document, comment: begun.id, resolved: !resolved })}
            >
              {resolved ? 'Reopen' : 'Resolve'}
            </Button>
          </Acts>
        )}
      </Stack>
    </Card>
  )
}

const Place = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-tiny);
  overflow-wrap: anywhere;
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
