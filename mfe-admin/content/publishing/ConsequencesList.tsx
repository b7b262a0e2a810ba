import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { AffectedLink, Consequences } from '@framewell/domain/content/consequences'
import { styled } from 'styled-components'

const SEEN: Record<AffectedLink['seenIn'], string> = { published: '', draft: ' (in its draft)', both: ' (also in its draft)' }

/** The figures of an act: address, redirects, links, feeds, the picture of shared links. */
export const ConsequencesList = ({ shown: { address, redirects, links, feeds, card } }: { shown: Consequences }) => (
  <Facts>
    <dt>Address</dt>
    <dd>
      {address.before ?? 'not on the site'} → {address.after ?? 'not on the site'}
    </dd>
    <dt>Redirects</dt>
    <dd>
      <Redirects words="New" rows={redirects.added} />
      <Redirects words="Changed" rows={redirects.changed} />
      <Redirects words="Removed" rows={redirects.removed} />
      {redirects.added.length + redirects.changed.length + redirects.removed.length === 0 ? 'None changes.' : null}
    </dd>
    <dt>Links here ({links.length})</dt>
    <dd>
      {links.length === 0 ? 'Nothing on the site links to the old address.' : null}
      <ul>
        {links.map(({ where, id, title, place, href, seenIn, becomes }) => (
          <li key={[where, id, place, href].join(' ')}>
            {title}
            {SEEN[seenIn]}, {place}{' '}
            <Badge tone={becomes === 'dead' ? 'bad' : 'warn'}>{becomes === 'dead' ? 'Leads nowhere' : 'Redirected'}</Badge>
          </li>
        ))}
      </ul>
    </dd>
    <dt>Lists and feeds</dt>
    <dd>
      {feeds.join(', ')}: {address.after === null ? 'it is no longer in them' : 'with the new address'}
    </dd>
    <dt>Share card</dt>
    <dd>
      {card.before === card.after
        ? 'Stays as it is.'
        : card.after === null
          ? 'It goes.'
          : 'Drawn anew; shared links keep the old one until they are read again.'}
    </dd>
  </Facts>
)

const Redirects = ({ words, rows }: { words: string; rows: readonly { readonly from: string; readonly to: string }[] }) =>
  rows.map(({ from, to }) => (
    <div key={from}>
      {words}: {from} → {to}
    </div>
  ))

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  overflow-wrap: anywhere;

  & dt {
    font-weight: var(--weight-strong);
  }
  & dd {
    margin: 0 0 var(--space-3);
    color: var(--color-ink-muted);
  }
  & ul {
    max-height: 14rem;
    margin: 0;
    padding-inline-start: var(--space-4);
    overflow-y: auto;
  }
`
