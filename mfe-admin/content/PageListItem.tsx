import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { GOOD_SEO_SCORE } from '@framewell/domain/content/seoScore'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { PageMarks } from './publishing/PageMarks'

interface PageListItemProps {
  page: Pick<ContentPage, 'id' | 'title' | 'slug' | 'isPublished' | 'seoScore' | 'hasUnpublishedChanges'>
  selected: boolean
  /** URL for opening it in another tab. */
  href: string
  onSelect: () => void
}

/** Shown for a draft without an address. */
export const NO_ADDRESS = 'No address yet'

/** A page in the list: title, URL, Published or Draft, SEO score. */
export const PageListItem = ({ page, selected, href, onSelect }: PageListItemProps) => (
  <Item
    ref={selected ? showInList : null}
    href={href}
    aria-current={selected ? 'page' : undefined}
    onClick={(event) => follow(event, onSelect)}
  >
    <Title>{page.title || 'Untitled'}</Title>
    <Slug>{page.slug === '' ? NO_ADDRESS : `/${page.slug === 'home' ? '' : page.slug}`}</Slug>
    <Facts>
      <Badge tone={page.isPublished ? 'ok' : 'neutral'}>{page.isPublished ? 'Published' : 'Draft'}</Badge>
      {page.hasUnpublishedChanges ? <Changed>edited</Changed> : null}
      <PageMarks id={page.id} />
      <Score data-good={page.seoScore >= GOOD_SEO_SCORE}>SEO {page.seoScore}%</Score>
    </Facts>
  </Item>
)

/** Scrolls the selected page into view. */
const showInList = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' })

/** A plain click stays on this screen; a click with a modifier key keeps the browser's behavior. */
function follow(event: MouseEvent, onSelect: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  onSelect()
}

const Item = styled.a`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4);
  border-bottom: 1px solid var(--color-line);
  border-inline-start: var(--stroke-mark) solid transparent;
  color: var(--color-ink);
  text-decoration: none;

  &:hover {
    background: var(--color-sunken);
  }
  &[aria-current] {
    border-inline-start-color: var(--color-steel);
    background: var(--color-steel-tint);
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--stroke-focus));
  }
`

const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: var(--text-compact);
  font-weight: var(--weight-strong);
  line-height: 1.35;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

const Slug = styled.span`
  overflow: hidden;
  color: var(--color-ink-muted);
  font-size: var(--text-tiny);
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-1);
`

const Changed = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-tiny);
`

const Score = styled.span`
  margin-inline-start: auto;
  color: var(--color-ink-muted);
  font-size: var(--text-tiny);
  font-variant-numeric: tabular-nums;
  font-weight: var(--weight-strong);

  &[data-good='true'] {
    color: var(--color-ok);
  }
`
