import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { useLinkComponent } from '../link/LinkProvider'
import { Gap, List, PageLink, PageLinkLabel } from './PaginationFrame'
import { shownPages } from './shownPages'

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The landmark's name: 'Pages of applications'. */
  label: string
  /** Counted from 1. */
  page: number
  pageCount: number
  /** A page's address: the page number is part of the address. */
  hrefOf: (page: number) => string
  /** For screens that manage the address themselves; the link works without it. */
  onPage?: (page: number) => void
}

/** Navigates the pages of a list. Renders nothing for a single page. */
export const Pagination = ({ label, page, pageCount, hrefOf, onPage, ...rest }: PaginationProps) => {
  if (pageCount < 2) return null
  const go = { hrefOf, onPage }
  return (
    <nav aria-label={label} {...rest}>
      <List>
        <li>
          <PageEntry {...go} page={page > 1 ? page - 1 : null} rel="prev">
            <ChevronLeft aria-hidden="true" />
            <PageLinkLabel>Previous</PageLinkLabel>
          </PageEntry>
        </li>
        {shownPages(page, pageCount).map((shown) => (
          <li key={shown.key}>
            {shown.page === null ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <PageEntry {...go} page={shown.page} current={shown.page === page} name={`Page ${shown.page}`}>
                {shown.page}
              </PageEntry>
            )}
          </li>
        ))}
        <li>
          <PageEntry {...go} page={page < pageCount ? page + 1 : null} rel="next">
            <PageLinkLabel>Next</PageLinkLabel>
            <ChevronRight aria-hidden="true" />
          </PageEntry>
        </li>
      </List>
    </nav>
  )
}

interface PageEntryProps extends Pick<PaginationProps, 'hrefOf' | 'onPage'> {
  page: number | null
  current?: boolean
  name?: string
  rel?: string
  children: ReactNode
}

const PageEntry = ({ page, current = false, name, rel, hrefOf, onPage, children }: PageEntryProps) => {
  const component = useLinkComponent()
  if (page === null)
    return (
      <PageLink as="span" data-ended>
        {children}
      </PageLink>
    )
  const follow = (event: MouseEvent) => {
    if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onPage(page)
  }
  return (
    <PageLink as={component} href={hrefOf(page)} rel={rel} aria-label={name} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </PageLink>
  )
}
