import type { Page } from '@framewell/domain/content/page'
import type { SiteChrome } from '@framewell/domain/content/site'
import { crumbsOf } from '../shell/document/crumbsOf'
import { absolute, headOf } from '../shell/document/headOf'
import type { View } from '../shell/view'

type Thing = Readonly<Record<string, unknown>>

/** schema.org data of a view: who we are on every page; the way to the page, its questions and its article where it has them. */
export function structuredData(view: View, chrome: SiteChrome, origin: string): readonly Thing[] {
  if (view.kind !== 'page') return []
  const { page } = view
  const things = [
    organization(chrome, origin),
    website(chrome, origin),
    breadcrumbs(page, origin),
    faq(page),
    article(view, chrome, origin),
  ]
  return things.filter((thing) => thing !== null).map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

function organization(chrome: SiteChrome, origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: chrome.siteName,
    url: `${origin}/`,
    logo: `${origin}/logo.svg`,
    description: chrome.description,
    email: chrome.contactEmail,
    ...(chrome.phone ? { telephone: chrome.phone } : {}),
    ...(chrome.address ? { address: chrome.address } : {}),
  }
}

function website(chrome: SiteChrome, origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: chrome.siteName,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
  }
}

function breadcrumbs(page: Page, origin: string): Thing | null {
  if (page.path === '/') return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbsOf(page).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(crumb.href ?? page.path, origin),
    })),
  }
}

function faq(page: Page): Thing | null {
  const entries = page.sections.flatMap((section) => (section.blockType === 'faq' ? section.entries : []))
  if (entries.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map((entry) => ({
      '@type': 'Question',
      name: entry.question,
      acceptedAnswer: { '@type': 'Answer', text: entry.answer },
    })),
  }
}

function article(view: Extract<View, { kind: 'page' }>, chrome: SiteChrome, origin: string): Thing | null {
  const { page } = view
  if (!page.article) return null
  const head = headOf(view, { chrome, origin, path: page.path })
  return {
    '@type': 'Article',
    headline: page.title,
    description: head.description,
    author: { '@type': 'Organization', name: page.article.author },
    publisher: { '@id': `${origin}/#organization` },
    mainEntityOfPage: head.canonical ?? absolute(page.path, origin),
    ...(page.publishedAt ? { datePublished: page.publishedAt } : {}),
    dateModified: page.updatedAt,
    ...(head.image ? { image: head.image.url } : {}),
    ...(page.article.tags.length > 0 ? { keywords: page.article.tags.join(', ') } : {}),
  }
}
