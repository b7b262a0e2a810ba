import { CONTENT_STATUSES, type ContentStatus } from '@framewell/domain/content/contentCalls'
import { useSearchParams } from 'react-router-dom'

export const CONTENT_TABS = ['content', 'seo', 'links', 'analytics'] as const
export type ContentTab = (typeof CONTENT_TABS)[number]

export interface ContentPlace {
  /** Id of the selected page. */
  readonly page: string | null
  readonly tab: ContentTab
  readonly status: ContentStatus
  readonly search: string
}

/** What an address shows; what it can't mean is left at its default. */
export function contentPlaceOf(address: URLSearchParams): ContentPlace {
  return {
    page: address.get('page') || null,
    tab: CONTENT_TABS.find((tab) => tab === address.get('tab')) ?? 'content',
    status: CONTENT_STATUSES.find((status) => status === address.get('status')) ?? 'all',
    search: (address.get('search') ?? '').slice(0, 100),
  }
}

/** The address of a changed place; defaults are left out. */
export function withContentPlace(address: URLSearchParams, change: Partial<ContentPlace>): URLSearchParams {
  const place = { ...contentPlaceOf(address), ...change }
  const next = new URLSearchParams(address)
  for (const [name, standard] of [
    ['page', null],
    ['tab', 'content'],
    ['status', 'all'],
    ['search', ''],
  ] as const) {
    const value = place[name]
    if (value === null || value === standard) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Selection, tab, filter and search live in the address: back, reload and a shared link lead to the same place. */
export function useContentPlace() {
  const [address, setAddress] = useSearchParams()
  return {
    place: contentPlaceOf(address),
    hrefOf: (change: Partial<ContentPlace>) => `?${withContentPlace(address, change)}`,
    go: (change: Partial<ContentPlace>, options: { readonly replace?: boolean } = {}) =>
      setAddress((current) => withContentPlace(current, change), { ...options, preventScrollReset: true }),
  }
}
