import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { LINK_STATE_WORDS } from '@framewell/domain/content/siteChecks'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { brokenLinksQuery } from './contentQueries'
import { OverviewPart } from './OverviewPart'
import { PlaceLink } from './PlaceLink'

/** Broken and redirected links. Each opens where it is edited. */
export const BrokenLinksPart = () => (
  <OverviewPart
    title="Broken and redirected links"
    nothing="Every link within the site goes straight to its page."
    query={useQuery(brokenLinksQuery(useGuardedCall()))}
    keyOf={({ where, id, section, place, href }) => [where, id, section, place, href].join(' ')}
  >
    {(link) => (
      <>
        <span>
          <PlaceLink at={link} /> <Badge tone={link.state === 'dead' ? 'bad' : 'warn'}>{labelOf(LINK_STATE_WORDS, link.state)}</Badge>
        </span>
        <Detail>
          {link.place}: {link.href}
          {link.leadsTo ? ` → ${link.leadsTo}` : ''}
        </Detail>
      </>
    )}
  </OverviewPart>
)

const Detail = styled.span`
  color: var(--color-ink-subtle);
`
