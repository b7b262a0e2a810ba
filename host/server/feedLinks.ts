import { escapeHtml } from './escapeHtml'

const FEEDS = [
  { type: 'application/rss+xml', path: '/rss.xml', name: 'articles (RSS)' },
  { type: 'application/feed+json', path: '/feed.json', name: 'articles (JSON)' },
] as const

/** Where feed readers find the articles. It is the same on every page, so that no browser has to draw it again. */
export function feedLinks(siteName: string): string {
  return FEEDS.map(
    ({ type, path, name }) => `<link rel="alternate" type="${type}" title="${escapeHtml(siteName)}: ${name}" href="${path}">`,
  ).join('')
}
