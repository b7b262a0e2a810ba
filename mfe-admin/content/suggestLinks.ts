import type { ContentPage, InternalLink } from '@framewell/domain/content/contentPage'

const MOST = 5
/** Stop words. */
const COMMON = new Set('and are for from how that the this what when where which who why with your you our into its'.split(' '))

/** The path of a link target: '/terms' and 'terms' are the same page, 'home' is the landing page. */
export function targetPath(target: string): string {
  const path = `/${target
    .trim()
    .replace(/^\/+/, '')
    .replace(/[?#].*$/, '')}`
  return path === '/home' ? '/' : path
}

type Page = Pick<ContentPage, 'id' | 'title' | 'path' | 'slug' | 'keywords' | 'isPublished'>

/** Published pages that share the most words with this one and are not linked yet, best match first. */
export function suggestLinks(page: Page, pages: readonly Page[], linked: readonly InternalLink[]): Page[] {
  const taken = new Set(linked.map(({ targetPage }) => targetPath(targetPage)))
  const own = wordsOf(page)
  return pages
    .filter((other) => other.id !== page.id && other.isPublished && !taken.has(other.path))
    .map((other) => ({ other, shared: [...wordsOf(other)].filter((word) => own.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.other.title.localeCompare(b.other.title))
    .slice(0, MOST)
    .map(({ other }) => other)
}

function wordsOf({ title, slug, keywords }: Page): Set<string> {
  const words = `${title} ${slug} ${keywords}`.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []
  return new Set(words.filter((word) => !COMMON.has(word)))
}
