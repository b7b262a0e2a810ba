import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Link } from '@framewell/design-system/elements/link/Link'
import { LINK_STATE_WORDS } from '@framewell/domain/content/siteChecks'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { brokenLinksQuery, pageListQuery } from './contentQueries'
import { FactsPart } from './facts/FactsPart'
import { OverviewPart } from './OverviewPart'
import { PlaceLink } from './PlaceLink'
import { CalendarPart } from './publishing/CalendarPart'
import { ReleasesPart } from './publishing/ReleasesPart'
import { WaitingPart } from './review/WaitingPart'
import { savedTime } from './savedTime'
import { useContentPlace } from './useContentPlace'

/** Pages offered to go on with. */
const MOST_RECENT = 5

/** What an editor begins with: what goes live when, what leads nowhere, and what is half done. */
export const ContentOverview = () => {
  const call = useGuardedCall()
  const { pathOf } = useContentPlace()
  const links = useQuery(brokenLinksQuery(call))
  const unfinished = useQuery({
    ...pageListQuery(call),
    select: (pages) =>
      pages
        .filter(({ isPublished, hasUnpublishedChanges }) => !isPublished || hasUnpublishedChanges)
        .toSorted((a, b) => b.lastModified.localeCompare(a.lastModified))
        .slice(0, MOST_RECENT),
  })
  return (
    <Parts>
      <WaitingPart />
      {/* The list beside it says so when pages cannot be read. */}
      {unfinished.isError ? null : (
        <OverviewPart title="Go on with" nothing="Everything that was written is published." query={unfinished} keyOf={({ id }) => id}>
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
      <OverviewPart
        title="Broken and redirected links"
        nothing="Every link within the site leads straight to its page."
        query={links}
        keyOf={(link) => [link.where, link.id, link.section, link.place, link.href].join(' ')}
      >
        {(link) => (
          <>
            <span>
              <PlaceLink at={link} /> <Badge tone={link.state === 'dead' ? 'bad' : 'warn'}>{LINK_STATE_WORDS[link.state]}</Badge>
            </span>
            <Detail>
              {link.place}: {link.href}
              {link.leadsTo ? ` → ${link.leadsTo}` : ''}
            </Detail>
          </>
        )}
      </OverviewPart>
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
