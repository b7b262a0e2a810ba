import { RESERVED_PATHS } from './page'

/** File addresses: /rss.xml, /site.webmanifest. */
const FILE = /\.[a-z0-9]{2,11}$/i

/**
 * The path of this site that must be live for a link to work, in canonical spelling (lower case, no trailing slash). Null for what is no
 * page of the site: anchors, mail and phone addresses, other sites, files, calls, the panel.
 */
export function linkedPath(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//')) return null
  const segments = href
    .replace(/[?#].*$/, '')
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
  const [first = ''] = segments
  const path = `/${segments.join('/')}`
  return first.startsWith('_') || FILE.test(path) || RESERVED_PATHS.some((reserved) => reserved === first) ? null : path
}
