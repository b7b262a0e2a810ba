import { NOT_FOUND } from '@framewell/domain/content/notFound'
import type { BootData, View } from '../view'

export interface HeadFacts {
  readonly title: string
  readonly description: string
  /** Absolute address; null where there is no canonical one. */
  readonly canonical: string | null
  readonly indexed: boolean
  readonly type: 'website' | 'article'
  readonly image: { readonly url: string; readonly alt: string; readonly width: number; readonly height: number } | null
  readonly publishedAt: string | null
  readonly updatedAt: string | null
}

type Around = Pick<BootData, 'chrome' | 'origin' | 'path' | 'preview'>

/** What the head says about a view. */
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
      }
    case 'notFound':
      return { ...plain, title: withName(NOT_FOUND.title, siteName), description: NOT_FOUND.text }
    case 'unavailable':
      return { ...plain, title: withName('Briefly unavailable', siteName), description: 'This page is briefly unavailable.' }
  }
}

function pageHead({ page }: Extract<View, { kind: 'page' }>, { chrome, origin, preview }: Around): HeadFacts {
  const picture = page.seo.openGraphImage ?? page.article?.cover ?? null
  return {
    title: page.seo.title || withName(page.title, chrome.siteName),
    description: page.seo.description || page.article?.excerpt || chrome.description,
    canonical: preview ? null : absolute(page.seo.canonicalUrl || page.path, origin),
    indexed: !page.seo.noIndex && !preview && !page.draft,
    type: page.kind === 'post' ? 'article' : 'website',
    image: picture ? { url: absolute(picture.url, origin), alt: picture.alt, width: picture.width, height: picture.height } : null,
    publishedAt: page.publishedAt,
    updatedAt: page.updatedAt,
  }
}

/** An absolute address for a path of the site; other addresses stay as they are. */
export function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address
}

function withName(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`
}
