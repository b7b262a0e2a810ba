import { escapeHtml } from './escapeHtml'

const FEEDS = [
  { type: 'application/rss+xml', path: '/rss.xml', name: 'articles (RSS)' },
  { type: 'application/feed+json', path: '/feed.json', name: 'articles (JSON)' },
] as const

/** Feed autodiscovery links. They are the same on every page, so the browser never needs to update them. */
export function feedLinks(siteName: string): string {
  return FEEDS.map(
    ({ type, path, name }) => `<link rel="alternate" type="${type}" title="${escapeHtml(siteName)}: ${name}" href="${path}">`,
  ).join('')
}
