import type { Page } from '@framewell/domain/content/page'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { absolute } from '../shell/document/headOf'
import { escapeHtml } from './escapeHtml'

interface SitemapInput {
  readonly origin: string
  readonly paths: readonly { readonly path: string; readonly lastModified: string; readonly noIndex: boolean }[]
  readonly liveSet: LiveSet
  /** The cached page at a path, for its pictures; null when it is not cached. */
  readonly pageAt: (path: string) => Page | null
}

/** Search engines read at most this many pictures per page. */
const MAX_PICTURES = 1000

/** sitemap.xml: every published, indexable page with its social image and pictures, and the public routes of the live remotes. */
export function sitemap({ origin, paths, liveSet, pageAt }: SitemapInput): string {
  const pages = paths.filter(({ noIndex }) => !noIndex)
  const known = new Set(paths.map(({ path }) => path))
  const routes = liveSet.remotes
    .flatMap(({ live }) => live.routes)
    .filter(({ indexed, path }) => indexed && !path.includes(':') && !known.has(path))
  const entries = [
    ...pages.map(({ path, lastModified }) => {
      const page = pageAt(path)
      const pictures = [drawnPictureOf(path), ...(page ? picturesOf(page) : [])]
      return entry(
        origin + path,
        lastModified,
        pictures.map((address) => absolute(address, origin)),
      )
    }),
    ...[...new Set(routes.map(({ path }) => path))].map((path) => entry(origin + path)),
  ]
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

function entry(address: string, lastModified?: string, pictures: readonly string[] = []): string {
  const images = pictures.map((picture) => `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`).join('')
  return `<url><loc>${escapeHtml(address)}</loc>${lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : ''}${images}</url>`
}

/** The image drawn for every page, without its version, so that the URL does not change. */
function drawnPictureOf(path: string): string {
  return `/api/site/card?path=${encodeURIComponent(path)}`
}

/** URLs of all uploaded pictures on a page, without duplicates. */
function picturesOf({ sections, article }: Page): string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    // An object with a URL and a size is a picture.
    if ('url' in value && 'width' in value && 'alt' in value && typeof value.url === 'string') found.add(value.url)
    else for (const member of Object.values(value)) visit(member)
  }
  visit(article?.cover)
  visit(sections)
  return [...found].slice(0, MAX_PICTURES - 1)
}

/**
 * robots.txt: allows everything except the calls, the panel and internal navigation paths. Pictures are served by calls and stay allowed.
 */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /api/media/file/',
    'Allow: /api/site/card',
    'Disallow: /api/',
    'Disallow: /cms',
    'Disallow: /_page',
    'Disallow: /_preview',
    'Disallow: /search',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
