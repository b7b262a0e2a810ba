import { createHash } from 'node:crypto'
import type { PostSummary } from '@framewell/domain/content/blogCalls'
import { BLOG_PATH } from '@framewell/domain/content/blogQuery'
import type { SiteChrome } from '@framewell/domain/content/site'
import type { Express, Request } from 'express'
import { Feed } from 'feed'
import { splitEndLinks } from '../sections/endLinkSections'
import { articleHtml } from './articleHtml'
import type { SiteContent } from './SiteContent'
import { sendText } from './sendText'

const PATHS = { rss: '/rss.xml', json: '/feed.json' } as const

const titleOf = ({ siteName }: SiteChrome) => `${siteName} blog`

/**
 * The latest articles as RSS with absolute URLs. Author names are left out, because RSS accepts only an author's email address. Control
 * characters that XML cannot contain are removed: one pasted into a title would make the whole feed unreadable.
 */
export function rssOf(posts: readonly PostSummary[], chrome: SiteChrome, origin: string): string {
  const changed = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  const feed = new Feed({
    title: titleOf(chrome),
    description: chrome.description,
    id: `${origin}${BLOG_PATH}`,
    link: `${origin}${BLOG_PATH}`,
    language: 'en',
    favicon: `${origin}/logo.svg`,
    copyright: chrome.siteName,
    generator: chrome.siteName,
    feedLinks: { rss: origin + PATHS.rss, json: origin + PATHS.json },
    ...(changed ? { updated: new Date(changed) } : { updated: new Date(0) }),
  })
  for (const post of posts) {
    feed.addItem({
      title: post.title,
      id: `${origin}/${post.slug}`,
      link: `${origin}/${post.slug}`,
      description: post.excerpt,
      date: new Date(post.updatedAt),
      published: new Date(post.publishDate),
      category: [post.category, ...post.tags].map((name) => ({ name })),
    })
  }
  return feed.rss2().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
}

/**
 * The latest articles as a JSON Feed 1.1 (jsonfeed.org), with full text.
 * @param articles full articles as HTML by slug; an article not listed here gets its excerpt
 */
export function jsonFeedOf(
  posts: readonly PostSummary[],
  chrome: SiteChrome,
  origin: string,
  articles: ReadonlyMap<string, string>,
): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(chrome),
    home_page_url: origin + BLOG_PATH,
    feed_url: origin + PATHS.json,
    description: chrome.description,
    favicon: `${origin}/logo.svg`,
    language: 'en',
    items: posts.map(({ slug, title, excerpt, publishDate, updatedAt, author, category, tags }) => {
      const url = `${origin}/${slug}`
      const article = articles.get(slug)
      return {
        id: url,
        url,
        title,
        ...(article === undefined ? { content_text: excerpt } : { content_html: article }),
        summary: excerpt,
        date_published: new Date(publishDate).toISOString(),
        date_modified: new Date(updatedAt).toISOString(),
        authors: [{ name: author }],
        tags: [category, ...tags],
      }
    }),
  })
}

/** Serves the feeds from the cached list; readers that are up to date get a 304. */
export function addFeeds(app: Express, content: SiteContent, origin: string): void {
  const answer = (path: string, type: string, write: (posts: readonly PostSummary[], chrome: SiteChrome) => string | Promise<string>) =>
    app.get(path, async (request, response) => {
      const [chrome, latest] = [await content.needChrome(), await content.needLatestPosts()]
      if (!chrome || !latest) {
        response
          .status(503)
          .set({ 'retry-after': '10', 'cache-control': 'no-store' })
          .type('text')
          .send('The articles can\u2019t be listed right now.\n')
        return
      }
      const text = await write(latest.posts, chrome)
      const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      response.set('etag', etag)
      if (has(request, etag)) response.status(304).set('cache-control', 'no-cache').end()
      else await sendText(request, response, type, text)
    })
  answer(PATHS.rss, 'application/rss+xml; charset=utf-8', (posts, chrome) => rssOf(posts, chrome, origin))
  answer(PATHS.json, 'application/feed+json; charset=utf-8', async (posts, chrome) =>
    jsonFeedOf(posts, chrome, origin, await articlesOf(content, posts, origin)),
  )
}

/** The full articles. One that cannot be read now is left out, and its summary is used. */
async function articlesOf(content: SiteContent, posts: readonly PostSummary[], origin: string): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    posts.map(async ({ slug }) => {
      const resolution = await content.pages.read(`/${slug}`).catch(() => null)
      return resolution?.kind === 'page' ? ([[slug, articleHtml(splitEndLinks(resolution.page.sections).placed, origin)]] as const) : []
    }),
  )
  return new Map(found.flat())
}

function has(request: Request, etag: string): boolean {
  return String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim() === etag)
}
