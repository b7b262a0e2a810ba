import { POST_CATEGORIES, type PostCategory } from './postCategories'

/** Path of the article list. Announcing a change to it says that the posts changed. */
export const BLOG_PATH = '/blog'
/** Anchor of the list. Chips, search and page links lead to it. */
export const BLOG_ANCHOR = 'articles'
export const MAX_SEARCH_LENGTH = 120
export const MAX_TAG_LENGTH = 60
export const MAX_BLOG_PAGE = 10_000

/** A visitor's query on the blog, kept in the address as ?category=&tag=&q=&page=. */
export interface BlogQuery {
  /** Null for 'All'. */
  readonly category: PostCategory | null
  readonly tag: string
  /** Search words. */
  readonly q: string
  /** Counted from 1. */
  readonly page: number
}

export const EVERY_ARTICLE: BlogQuery = { category: null, tag: '', q: '', page: 1 }

/** Parses a query string. Ignores unknown and malformed values, so every address shows something. */
export function readBlogQuery(search: string): BlogQuery {
  const given = parametersOf(search)
  const page = Number(given.page ?? '1')
  return {
    category: POST_CATEGORIES.find((category) => category === given.category) ?? null,
    tag: words(given.tag, MAX_TAG_LENGTH),
    q: words(given.q, MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_BLOG_PAGE ? page : 1,
  }
}

/**
 * The canonical spelling of a query, '' for all articles: '?category=Case+Studies&page=2'. Two queries are equal when their spellings are.
 */
export function blogSearch({ category, tag, q, page }: BlogQuery): string {
  const entries = [
    ...(category ? [['category', category]] : []),
    ...(tag ? [['tag', tag]] : []),
    ...(q ? [['q', q]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]
  return entries.length === 0 ? '' : `?${entries.map(([name = '', value = '']) => `${name}=${encoded(value)}`).join('&')}`
}

/** The address of a list. `path` is the page that shows it. */
export function blogHref(path: string, query: BlogQuery): string {
  return `${path}${blogSearch(query)}#${BLOG_ANCHOR}`
}

/** Whether a query narrows the list (a page number does not). */
export function isFiltered({ category, tag, q }: BlogQuery): boolean {
  return category !== null || tag !== '' || q !== ''
}

/** The first value of each name. URLSearchParams is not available in domain. */
function parametersOf(search: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = Object.create(null)
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = part.split('=')
    const key = decoded(name)
    if (key !== '' && !(key in found)) found[key] = decoded(value.join('='))
  }
  return found
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return ''
  }
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/%20/g, '+')
}

/** One line of at most `longest` characters, without control characters or lone surrogates. */
function words(text: string | undefined, longest: number): string {
  const line = [...(text ?? '')].filter((character) => !isControl(character)).join('')
  return [...line.replace(/\s+/g, ' ').trim()].slice(0, longest).join('').trim()
}

function isControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return code < 0x20 || code === 0x7f || (code >= 0xd800 && code <= 0xdfff)
}
