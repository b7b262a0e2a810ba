import { Button } from '@framewell/design-system/elements/button/Button'
import {
  type ContentComment,
  type ContentComments,
  editContentComment,
  mentionRuns,
  removeContentComment,
} from '@framewell/domain/content/comments'
import { use, useState } from 'react'
import { styled } from 'styled-components'
import { savedTime } from '../savedTime'
import { CommentForm } from './CommentForm'
import { UnsentComments } from './UnsentComments'
import { useCommentCall } from './useCommentCall'

interface CommentItemProps {
  document: string
  comment: ContentComment
  people: ContentComments['people']
}

/** A comment with author, time and text; its author can edit or delete it. */
export const CommentItem = ({ document, comment, people }: CommentItemProps) => {
  const [editing, setEditing] = useState(use(UnsentComments).has(comment.id))
  const edit = useCommentCall(editContentComment, document)
  const remove = useCommentCall(removeContentComment, document)
  const which = { id: document, comment: comment.id }
  return (
    <Item>
      <Who>
        <strong>{comment.by}</strong> {savedTime(comment.at, new Date())}
        {comment.editedAt && !comment.removed ? ', edited' : ''}
      </Who>
      {editing ? (
        <CommentForm
          label="Your comment"
          place={comment.id}
          verb="Save"
          people={people}
          initial={comment.text}
          busy={edit.busy}
          onSend={async (words) => {
            const taken = (await edit.send({ ...which, ...words })) !== null
            if (taken) setEditing(false)
            return taken
          }}
          onCancel={() => setEditing(false)}
        />
      ) : comment.removed ? (
        <Gone>This comment was removed.</Gone>
      ) : (
        <Words>
          {mentionRuns(comment.text, comment.mentions).map(({ words, mention }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other name
            mention ? <mark key={at}>{words}</mark> : words,
          )}
        </Words>
      )}
      {editing || comment.removed || !(comment.mayEdit || comment.mayRemove) ? null : (
        <Acts>
          {comment.mayEdit ? (
            <Button size="small" variant="plain" onClick={() => setEditing(true)}>
              Edit
            </Button>
          ) : null}
          {comment.mayRemove ? (
            <Button size="small" variant="plain" pending={remove.busy} pendingText="Removing..." onClick={() => void remove.send(which)}>
              Remove
            </Button>
          ) : null}
        </Acts>
      )}
    </Item>
  )
}

const Item = styled.div`
  display: grid;
  gap: var(--space-1);
  overflow-wrap: anywhere;
`

const Who = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-tiny);

  strong {
    color: var(--color-ink);
  }
`

const Words = styled.p`
  font-size: var(--text-small);
  white-space: pre-wrap;

  mark {
    border-radius: var(--radius-small);
    background: var(--color-steel-tint);
    color: var(--color-steel);
  }
`

const Gone = styled(Words)`
  color: var(--color-ink-muted);
`

const Acts = styled.div`
  display: flex;
  gap: var(--space-1);
  margin-inline-start: calc(-1 * var(--space-3));
`
