import type { Page } from '@framewell/domain/content/page'

export interface Crumb {
  readonly label: string
  /** Absent for the page itself. */
  readonly href?: string
}

/** A page's breadcrumbs: home, the blog for a post, the page. */
export function crumbsOf(page: Pick<Page, 'path' | 'title' | 'kind'>): readonly Crumb[] {
  if (page.path === '/') return [{ label: 'Home' }]
  return [{ label: 'Home', href: '/' }, ...(page.kind === 'post' ? [{ label: 'Blog', href: '/blog' }] : []), { label: page.title }]
}
