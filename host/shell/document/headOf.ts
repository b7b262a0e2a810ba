import { NOT_FOUND } from '@framewell/domain/content/notFound'
import { CONTACT_TITLES } from '../places/contactTitles'
import { NEWSLETTER_TITLES } from '../places/newsletterTitles'
import type { BootData, View } from '../view'
import { blogHead } from './blogHead'

export interface HeadFacts {
  readonly title: string
  readonly description: string
  /** Absolute URL; null when there is no canonical one. */
  readonly canonical: string | null
  readonly indexed: boolean
  readonly type: 'website' | 'article'
  /** The size of an external picture is unknown. */
  readonly image: { readonly url: string; readonly alt: string; readonly width?: number; readonly height?: number } | null
  readonly publishedAt: string | null
  readonly updatedAt: string | null
}

type Around = Pick<BootData, 'chrome' | 'origin' | 'path' | 'preview'>

/** The head content of a view. */
export function headOf(view: View, around: Around): HeadFacts {
  const { siteName } = around.chrome
  const plain = { canonical: null, indexed: false, type: 'website', image: null, publishedAt: null, updatedAt: null } as const
  switch (view.kind) {
    case 'page':
      return pageHead(view, around)
    case 'route':
      return {
        ...plain,
        title: withName(view.route.title, siteName),
        description: view.route.description,
        canonical: view.route.indexed ? absolute(around.path, around.origin) : null,
        indexed: view.route.indexed,
        image: view.route.indexed ? drawn(`/api/site/card?path=${encodeURIComponent(around.path)}`, view.route.title, around) : null,
      }
    case 'search':
      return {
        ...plain,
        title: withName('Search', siteName),
        description: `Pages, articles and tools of ${siteName} by the words in them.`,
      }
    case 'newsletter':
      return {
        ...plain,
        title: withName(NEWSLETTER_TITLES[view.step], siteName),
        description: `The newsletter of ${siteName}.`,
      }
    case 'formAnswer':
      return { ...plain, title: withName(view.title, siteName), description: view.lines[0] ?? view.title }
    case 'contact':
      return { ...plain, title: withName(CONTACT_TITLES[view.step], siteName), description: `Write to the people of ${siteName}.` }
    case 'notFound':
      return { ...plain, title: withName(NOT_FOUND.title, siteName), description: NOT_FOUND.text }
    case 'unavailable':
      return { ...plain, title: withName('Briefly unavailable', siteName), description: 'This page is briefly unavailable.' }
  }
}

function pageHead({ page, blog }: Extract<View, { kind: 'page' }>, around: Around): HeadFacts {
  const { chrome, origin, preview } = around
  const list = blog ? blogHead(blog.query, blog.listing, chrome.siteName) : null
  const elsewhere = page.seo.openGraphImageUrl
  const picture = page.seo.openGraphImage ?? page.article?.cover ?? null
  return {
    title: list?.title ?? (page.seo.title || withName(page.title, chrome.siteName)),
    description: list?.description || page.seo.description || page.article?.excerpt || chrome.description,
    canonical: preview ? null : absolute(page.seo.canonicalUrl || page.path + (list?.search ?? ''), origin),
    indexed: !page.seo.noIndex && !preview && !page.draft && (list?.indexed ?? true),
    type: page.kind === 'post' ? 'article' : 'website',
    image: elsewhere
      ? { url: absolute(elsewhere, origin), alt: page.title }
      : page.seo.drawnImage
        ? drawn(page.seo.drawnImage, page.title, around, picture?.alt)
        : null,
    publishedAt: page.publishedAt,
    updatedAt: page.updatedAt,
  }
}

/** The 1200 × 630 image that the cms draws for a page, or crops from a chosen picture described by `alt`. */
function drawn(address: string, title: string, { chrome, origin }: Around, alt?: string): HeadFacts['image'] {
  return {
    url: absolute(address, origin),
    alt: alt ?? `${withName(title, chrome.siteName)}, with the drawn steel frame of a house`,
    width: 1200,
    height: 630,
  }
}

/** The absolute URL of a site path; other URLs are unchanged. */
export function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address
}

function withName(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`
}
