import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Text } from '@framewell/design-system/elements/text/Text'
import { addContentComment, type ContentComment } from '@framewell/domain/content/comments'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import type { EditableSection } from '../editablePage'
import { useContentPlace } from '../useContentPlace'
import { CommentForm } from './CommentForm'
import { commentsQuery, threadsOf } from './commentQueries'
import { ThreadCard } from './ThreadCard'
import { useCommentCall } from './useCommentCall'

interface CommentsDrawerProps {
  document: string
  sections: readonly Pick<EditableSection, 'id' | 'title'>[]
}

/** What editors said about a section, or the whole page: open threads, a new one, and what is settled. */
export const CommentsDrawer = ({ document, sections }: CommentsDrawerProps) => {
  const { place, go } = useContentPlace()
  const shown = place.comments
  const section = sections.find(({ id }) => id === shown) ?? null
  // A section that is gone has its comments among all of them.
  const all = section === null
  const comments = useQuery(commentsQuery(useGuardedCall(), document))
  const add = useCommentCall(addContentComment, document)
  const threads = threadsOf(comments.data?.comments ?? []).filter(({ begun }) => all || begun.section === section?.id)
  const people = comments.data?.people ?? []
  const placeOf = (begun: ContentComment) => placeWords(begun, sections)
  const cards = (settled: boolean) =>
    threads
      .filter(({ begun }) => (begun.resolved !== null) === settled)
      .map((thread) => (
        <ThreadCard
          key={thread.begun.id}
          document={document}
          thread={thread}
          people={people}
          {...(all ? { place: placeOf(thread.begun) } : {})}
        />
      ))
  const [open, settled] = [cards(false), cards(true)]
  return (
    <Drawer
      title={all ? 'Comments' : `Comments: ${section.title || 'section'}`}
      open={shown !== null}
      onOpenChange={(next) => (next ? null : go({ comments: null }, { replace: true }))}
    >
      {comments.isError ? (
        <ErrorState title="The comments could not be read" retrying={comments.isFetching} onRetry={() => comments.refetch()}>
          {problemSentence(comments.error, 'The connection failed.')}
        </ErrorState>
      ) : comments.data ? (
        <Stack gap={4}>
          {open.length === 0 ? <Text size="small">Nothing is open.</Text> : open}
          <CommentForm
            label={all ? 'Comment on the page' : 'Comment on this section'}
            verb="Comment"
            people={people}
            busy={add.busy}
            onSend={async (words) => (await add.send({ id: document, section: section?.id ?? null, ...words })) !== null}
          />
          {settled.length > 0 ? (
            <Disclosure summary={`Settled (${settled.length})`}>
              <Stack gap={4}>{settled}</Stack>
            </Disclosure>
          ) : null}
        </Stack>
      ) : (
        <Skeleton shape="block" height="8rem" />
      )}
    </Drawer>
  )
}

function placeWords({ section, sectionName }: ContentComment, sections: CommentsDrawerProps['sections']): string {
  if (section === null) return 'On the page'
  return sections.some(({ id }) => id === section) ? `On ${sectionName}` : `On ${sectionName}, which is not there any more`
}
