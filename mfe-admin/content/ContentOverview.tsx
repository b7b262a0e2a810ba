import { Link } from '@framewell/design-system/elements/link/Link'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { BrokenLinksPart } from './BrokenLinksPart'
import { pageListQuery } from './contentQueries'
import { FactsPart } from './facts/FactsPart'
import { OverviewPart } from './OverviewPart'
import { CalendarPart } from './publishing/CalendarPart'
import { ReleasesPart } from './publishing/ReleasesPart'
import { WaitingPart } from './review/WaitingPart'
import { savedTime } from './savedTime'
import { useContentPlace } from './useContentPlace'

/** Number of recently edited pages offered. */
const MAX_RECENT = 5

/** An editor's starting point: scheduled changes, broken links and unfinished drafts. */
export const ContentOverview = () => {
  const call = useGuardedCall()
  const { pathOf } = useContentPlace()
  const unfinished = useQuery({
    ...pageListQuery(call),
    select: (pages) =>
      pages
        .filter(({ isPublished, hasUnpublishedChanges }) => !isPublished || hasUnpublishedChanges)
        .toSorted((a, b) => b.lastModified.localeCompare(a.lastModified))
        .slice(0, MAX_RECENT),
  })
  return (
    <Parts>
      <WaitingPart />
      {/* The list beside it reports when pages cannot be read. */}
      {unfinished.isError ? null : (
        <OverviewPart
          title="Continue editing"
          nothing="Everything that was written is published."
          query={unfinished}
          keyOf={({ id }) => id}
        >
          {({ id, title, modifiedBy, lastModified, isPublished }) => (
            <>
              <Link href={pathOf({ page: id })}>{title || 'Untitled'}</Link>
              <Detail>
                {isPublished ? 'Unpublished changes' : 'Draft'}, saved {savedTime(lastModified, new Date())} by {modifiedBy}
              </Detail>
            </>
          )}
        </OverviewPart>
      )}
      <CalendarPart />
      <ReleasesPart />
      <FactsPart />
      <BrokenLinksPart />
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: var(--space-5);
  align-items: start;
`

const Detail = styled.span`
  color: var(--color-ink-subtle);
`
