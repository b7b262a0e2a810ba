import { listPosts, listRelatedPosts, postSummarySchema } from '@framewell/domain/content/blogCalls'
import { type BlogQuery, blogSearch, EVERY_ARTICLE, isFiltered, readBlogQuery } from '@framewell/domain/content/blogQuery'
import type { Page } from '@framewell/domain/content/page'
import { POST_CATEGORIES } from '@framewell/domain/content/postCategories'
import type { CallApi } from '@framewell/domain/http/callApi'
import { z } from 'zod'
import type { View } from '../shell/view'

/** The blog content of a page: a list for a query, or articles related to another. */
export const pagePostsSchema = z.object({
  listing: listPosts.output.optional(),
  related: z.array(postSummarySchema).optional(),
})
export type PagePosts = z.output<typeof pagePostsSchema>

/** The key of a page with its list's query: '/blog?category=Education'. Unknown parameters are left out. */
export function pageKey(path: string, search: string): string {
  return search === '' ? path : path + blogSearch(readBlogQuery(search))
}

/** Splits a page's key. */
export function readPageKey(key: string): { readonly path: string; readonly query: BlogQuery } {
  const question = key.indexOf('?')
  return question < 0
    ? { path: key, query: readBlogQuery('') }
    : { path: key.slice(0, question), query: readBlogQuery(key.slice(question)) }
}

/** The section that lists articles; the first when there are several. */
export function blogListOf(page: Page) {
  return page.sections.find((section) => section.blockType === 'blogList')
}

/** Fetches the articles a page shows; undefined for a page without articles. */
export async function readPosts(call: CallApi, page: Page, query: BlogQuery): Promise<PagePosts | undefined> {
  if (page.kind === 'post') {
    const slug = page.path.slice(1)
    // A draft without an address yet.
    return { related: slug === '' ? [] : (await call(listRelatedPosts, { slug })).posts }
  }
  const section = blogListOf(page)
  if (!section) return undefined
  const { category, tag, q, page: number } = query
  const listing = await call(listPosts, {
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
    ...(q ? { q } : {}),
    page: number,
    limit: section.pageSize,
    featured: isFiltered(query) ? 'within' : 'apart',
  })
  return { listing }
}

/** A page's list and its query. */
export interface Listed {
  readonly query: BlogQuery
  readonly posts: PagePosts | undefined
}

/** The articles in a page's view. */
export function shownPosts(page: Page, { query, posts }: Listed): Pick<Extract<View, { kind: 'page' }>, 'blog' | 'related'> {
  return {
    ...(blogListOf(page) ? { blog: { query, listing: posts?.listing ?? null } } : {}),
    ...(posts?.related ? { related: posts.related } : {}),
  }
}

/** Whether to store a list. Lists that visitors make up (searches, unknown tags, pages beyond the end) must not fill the disk. */
export function isStorable({ q, tag, page }: BlogQuery, posts: PagePosts | undefined): boolean {
  const shown = posts?.listing?.posts ?? []
  // Compared exactly: a tag has many spellings, and one of them is linked.
  return q === '' && (page === 1 || shown.length > 0) && (tag === '' || shown.some(({ tags }) => tags.includes(tag)))
}

/** The keys of the lists that a list links to: each category, each tag, and its own further pages. */
export function linkedLists(path: string, query: BlogQuery, { listing }: PagePosts): string[] {
  if (!listing) return []
  const posts = [...listing.posts, ...(listing.featured ? [listing.featured] : [])]
  const tags = [...posts.flatMap((post) => post.tags), ...listing.tags.map(({ tag }) => tag)]
  const queries: BlogQuery[] = [
    ...tags.map((tag) => ({ ...EVERY_ARTICLE, tag })),
    ...POST_CATEGORIES.map((category) => ({ ...EVERY_ARTICLE, category })),
    ...Array.from({ length: listing.pageCount }, (_, at) => ({ ...query, page: at + 1 })),
  ]
  return queries.map((one) => path + blogSearch(one))
}
