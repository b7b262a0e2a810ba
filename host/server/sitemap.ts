import type { LiveSet } from '@framewell/domain/releases/release'
import { escapeHtml } from './escapeHtml'

interface SitemapInput {
  readonly origin: string
  readonly paths: readonly { readonly path: string; readonly lastModified: string; readonly noIndex: boolean }[]
  readonly liveSet: LiveSet
}

/** sitemap.xml: every published page that may be indexed, and the public routes of the live remotes. */
export function sitemap({ origin, paths, liveSet }: SitemapInput): string {
  const pages = paths.filter(({ noIndex }) => !noIndex)
  const known = new Set(paths.map(({ path }) => path))
  const routes = liveSet.remotes
    .flatMap(({ live }) => live.routes)
    .filter(({ indexed, path }) => indexed && !path.includes(':') && !known.has(path))
  const entries = [
    ...pages.map(({ path, lastModified }) => entry(origin + path, lastModified)),
    ...[...new Set(routes.map(({ path }) => path))].map((path) => entry(origin + path)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

function entry(address: string, lastModified?: string): string {
  return `<url><loc>${escapeHtml(address)}</loc>${lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : ''}</url>`
}

/** robots.txt: everything but the calls, the panel, and what belongs to navigation inside the site. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /cms',
    'Disallow: /_page',
    'Disallow: /_preview',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
