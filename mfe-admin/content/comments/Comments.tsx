import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Text } from '@framewell/design-system/elements/text/Text'
import { addContentComment, type ContentComment } from '@framewell/domain/content/comments'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import type { EditableSection } from '../editablePage'
import { CommentForm } from './CommentForm'
import { commentsQuery, threadsOf } from './commentQueries'
import { ThreadCard } from './ThreadCard'
import { useCommentCall } from './useCommentCall'

export type CommentedSection = Pick<EditableSection, 'id' | 'title'>

interface CommentsProps {
  document: string
  sections: readonly CommentedSection[]
  /** The section whose comments are shown; null for those of the whole page. */
  section: CommentedSection | null
}

/** Comments on a section or the whole page: open threads, a form for a new one, and resolved threads. */
export const Comments = ({ document, sections, section }: CommentsProps) => {
  const all = section === null
  const comments = useQuery(commentsQuery(useGuardedCall(), document))
  const add = useCommentCall(addContentComment, document)
  const threads = threadsOf(comments.data?.comments ?? []).filter(({ begun }) => all || begun.section === section.id)
  const people = comments.data?.people ?? []
  const cards = (settled: boolean) =>
    threads
      .filter(({ begun }) => (begun.resolved !== null) === settled)
      .map((thread) => (
        <ThreadCard
          key={thread.begun.id}
          document={document}
          thread={thread}
          people={people}
          {...(all ? { place: placeWords(thread.begun, sections) } : {})}
        />
      ))
  const [open, settled] = [cards(false), cards(true)]
  if (!comments.data) {
    return comments.isError ? (
      <ErrorState title="The comments could not be loaded" retrying={comments.isFetching} onRetry={() => comments.refetch()}>
        {problemSentence(comments.error, 'The connection failed.')}
      </ErrorState>
    ) : (
      <Skeleton shape="block" height="8rem" />
    )
  }
  return (
    <Stack gap={4}>
      {open.length === 0 ? <Text size="small">No open comments.</Text> : open}
      <CommentForm
        label={all ? 'Comment on the page' : 'Comment on this section'}
        place={section?.id ?? 'page'}
        verb="Comment"
        people={people}
        busy={add.busy}
        onSend={async (words) => (await add.send({ id: document, section: section?.id ?? null, ...words })) !== null}
      />
      {settled.length > 0 ? (
        <Disclosure summary={`Resolved (${settled.length})`}>
          <Stack gap={4}>{settled}</Stack>
        </Disclosure>
      ) : null}
    </Stack>
  )
}

function placeWords({ section, sectionName }: ContentComment, sections: CommentsProps['sections']): string {
  if (section === null) return 'On the page'
  return sections.some(({ id }) => id === section) ? `On ${sectionName}` : `On ${sectionName}, which was removed`
}
