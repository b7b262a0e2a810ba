import { Button } from '@framewell/design-system/elements/button/Button'
import { breakpoint } from '@framewell/design-system/tokens/breakpoint'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { styled } from 'styled-components'
import { useContentPlace } from '../useContentPlace'
import { commentsQuery, openThreads } from './commentQueries'

/** The number of a section's open threads; opens them. */
export const CommentsButton = ({ section, name }: { section: string; name: string }) => {
  const { count, open } = useOpenThreads(section)
  return (
    <Button
      size="small"
      variant="plain"
      icon={<MessageSquare />}
      aria-label={`Comments on ${name}${count > 0 ? `: ${count} open` : ''}`}
      onClick={() => open(section)}
    >
      {count > 0 ? count : null}
    </Button>
  )
}

/** The same for the whole page, including deleted sections. */
export const AllCommentsButton = () => {
  const { count, open } = useOpenThreads()
  return (
    <Button size="small" icon={<MessageSquare />} aria-label={`Comments${count > 0 ? ` (${count})` : ''}`} onClick={() => open('all')}>
      <WideWord>Comments</WideWord>
      {count > 0 ? ` (${count})` : ''}
    </Button>
  )
}

/** Hidden where space is tight: the page's actions fit one line there, two on a phone. */
const WideWord = styled.span`
  @media (max-width: ${breakpoint.desk - 0.02}px) {
    display: none;
  }
`

function useOpenThreads(section?: string) {
  const { place, go } = useContentPlace()
  const { data } = useQuery(commentsQuery(useGuardedCall(), place.page))
  return {
    count: openThreads(data?.comments ?? [], section).length,
    open: (comments: string) => go({ comments }),
  }
}
