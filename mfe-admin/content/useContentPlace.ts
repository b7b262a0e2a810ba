import { CONTENT_STATUSES, type ContentStatus } from '@framewell/domain/content/contentCalls'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PREVIEW_WIDTHS, type PreviewWidth } from './preview/previewWidths'

export const CONTENT_TABS = ['content', 'seo', 'links', 'analytics'] as const
export type ContentTab = (typeof CONTENT_TABS)[number]

export interface ContentPlace {
  /** Id of the selected page. */
  readonly page: string | null
  readonly tab: ContentTab
  readonly status: ContentStatus
  readonly search: string
  /** Id of the linked section. */
  readonly section: string | null
  /** Whose comments are open: a section's id, 'page' for those on the page as a whole, or 'all'. */
  readonly comments: string | null
  /** Width of the preview beside the form; null while it is closed. */
  readonly preview: PreviewWidth | null
}

/** Parses the URL; invalid values become defaults. */
export function contentPlaceOf(address: URLSearchParams): ContentPlace {
  return {
    page: address.get('page') || null,
    tab: CONTENT_TABS.find((tab) => tab === address.get('tab')) ?? 'content',
    status: CONTENT_STATUSES.find((status) => status === address.get('status')) ?? 'all',
    search: (address.get('search') ?? '').slice(0, 100),
    section: address.get('section') || null,
    comments: address.get('comments') || null,
    preview: PREVIEW_WIDTHS.find((width) => width === address.get('preview')) ?? null,
  }
}

/** The URL with these changes; defaults are left out. */
export function withContentPlace(address: URLSearchParams, change: Partial<ContentPlace>): URLSearchParams {
  const before = contentPlaceOf(address)
  // A section is cleared with its page; comments stay open whatever else changes on the same page.
  const comments = 'page' in change ? null : before.comments
  const place = { ...before, section: null, comments, ...change }
  const next = new URLSearchParams(address)
  for (const [name, standard] of [
    ['page', null],
    ['tab', 'content'],
    ['status', 'all'],
    ['search', ''],
    ['section', null],
    ['comments', null],
    ['preview', null],
  ] as const) {
    const value = place[name]
    if (value === null || value === standard) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Selection, tab, filter and search are in the URL, so back, reload and shared links restore them. */
export function useContentPlace() {
  const { pathname } = useLocation()
  const [address, setAddress] = useSearchParams()
  const hrefOf = (change: Partial<ContentPlace>) => `?${withContentPlace(address, change)}`
  return {
    place: contentPlaceOf(address),
    hrefOf,
    /** The same as a full path, for links through the shell. */
    pathOf: (change: Partial<ContentPlace>) => pathname + hrefOf(change),
    go: (change: Partial<ContentPlace>, options: { readonly replace?: boolean } = {}) =>
      setAddress((current) => withContentPlace(current, change), { ...options, preventScrollReset: true }),
  }
}
