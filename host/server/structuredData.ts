import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { Page } from '@framewell/domain/content/page'
import type { SiteChrome } from '@framewell/domain/content/site'
import { crumbsOf } from '../shell/document/crumbsOf'
import { absolute, headOf } from '../shell/document/headOf'
import type { ShownPage, View } from '../shell/view'

type Thing = Readonly<Record<string, unknown>>

/** Inputs of structured data besides the view itself. */
interface Around {
  readonly chrome: SiteChrome
  readonly origin: string
  /** Path of the view. */
  readonly path: string
  /** Plans in the catalog, for pages that show them. */
  readonly plans: readonly CatalogPlan[]
}

/** The page that offers the plans with prices. On other pages a plan's frame is a picture, not an offer. */
const CATALOG_PATH = '/home-plans'

/** schema.org data of a view: the organization on every page; breadcrumbs, questions, article and offered plans where it has them. */
export function structuredData(view: View, around: Around): readonly Thing[] {
  const { chrome, origin } = around
  const things: (Thing | null)[] = [
    ...(view.kind === 'page' || view.kind === 'route' ? [organization(chrome, origin), website(chrome, origin)] : []),
  ]
  if (view.kind === 'page') things.push(breadcrumbs(view.page, origin), faq(view.page), article(view, chrome, origin))
  if (view.kind === 'route' && view.route.indexed) {
    things.push(breadcrumbs({ path: around.path, title: view.route.title, kind: 'page' }, origin))
  }
  if (around.path === CATALOG_PATH) things.push(...around.plans.map((plan) => product(plan, around)))
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

function breadcrumbs(page: Pick<Page, 'path' | 'title' | 'kind'>, origin: string): Thing | null {
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

function faq(page: Pick<ShownPage, 'sections'>): Thing | null {
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
    author: { '@type': 'Organization', name: page.article.author, url: `${origin}/` },
    publisher: { '@id': `${origin}/#organization` },
    mainEntityOfPage: head.canonical ?? absolute(page.path, origin),
    ...(page.publishedAt ? { datePublished: page.publishedAt } : {}),
    dateModified: page.updatedAt,
    articleSection: page.article.category,
    timeRequired: `PT${page.article.readTime}M`,
    ...(head.image ? { image: head.image.url } : {}),
    ...(page.article.tags.length > 0 ? { keywords: page.article.tags.join(', ') } : {}),
  }
}

function product(plan: CatalogPlan, { chrome, origin }: Around): Thing {
  return {
    '@type': 'Product',
    name: `${plan.name}, steel frame kit`,
    description: plan.description,
    sku: plan.id,
    category: 'Steel-framed home kit',
    brand: { '@type': 'Brand', name: chrome.siteName },
    image: absolute(plan.imageUrl ?? `/api/site/card?path=${encodeURIComponent(CATALOG_PATH)}`, origin),
    offers: {
      '@type': 'Offer',
      price: plan.basePrice.toFixed(2),
      priceCurrency: 'USD',
      url: `${origin}/configurator?plan=${encodeURIComponent(plan.id)}`,
      seller: { '@id': `${origin}/#organization` },
    },
  }
}
