import type { Page } from '@framewell/domain/content/page'
import type { Section } from '@framewell/domain/content/sections'
import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { SiteChrome } from '@framewell/domain/content/site'
import { DEFAULT_COMPANY_ZONE } from '@framewell/domain/dates/timeZones'

/** Header, footer and settings of a site, for tests and stories. */
export const testChrome: SiteChrome = {
  timeZone: DEFAULT_COMPANY_ZONE,
  siteName: 'Framewell',
  tagline: 'Steel frames for builders, from plan to lock-up.',
  description: 'Steel-framed homes for builders: plans, prices, credit and delivery in one place.',
  contactEmail: 'hello@framewell.test',
  enterpriseEmail: 'enterprise@framewell.test',
  phone: null,
  address: null,
  announcement: null,
  header: {
    links: [
      { label: 'Home Plans', href: '/home-plans' },
      { label: 'Configurator', href: '/configurator' },
      { label: 'Blog', href: '/blog' },
      { label: 'BOM Generator', href: '/bom-generator' },
      { label: 'Builder Dashboard', href: '/builder-dashboard' },
    ],
    button: { label: 'Admin', href: '/admin', whose: 'operator' },
    own: [
      { label: 'Your Orders', href: '/order-tracking', whose: 'builder' },
      { label: 'Your Shop', href: '/shop', whose: 'partner' },
    ],
    mobileExtra: [
      { label: 'Apply for Credit', href: '/qualification' },
      { label: 'Builder Dashboard Login', href: '/builder-dashboard' },
      { label: 'Admin Dashboard', href: '/admin' },
    ],
  },
  closedRoutes: ['/network-partners'],
  alternateHeader: {
    links: [
      { label: 'Home Plans', href: '/home-plans' },
      { label: 'Configure', href: '/steel-configurator' },
      { label: 'Partners', href: '/network-partners' },
      { label: 'Apply for Credit', href: '/qualification' },
      { label: 'Admin', href: '/admin' },
    ],
  },
  footer: {
    groups: [
      {
        title: 'Platform',
        links: [
          { label: 'Home', href: '/' },
          { label: 'Platform', href: '/platform' },
          { label: 'Builder Dashboard', href: '/builder-dashboard' },
          { label: 'BOM Generator', href: '/bom-generator' },
        ],
      },
      {
        title: 'Tools & Services',
        links: [
          { label: 'Home Plans', href: '/home-plans' },
          { label: 'Configurator', href: '/configurator' },
          { label: 'Blog', href: '/blog' },
          { label: 'Order Tracking', href: '/order-tracking' },
        ],
      },
      {
        title: 'Network',
        links: [
          { label: 'Network Partners', href: '/network-partners' },
          { label: 'Become a Partner', href: '/enhanced-partner-onboarding' },
          { label: 'Qualification', href: '/qualification' },
          { label: 'Production Network', href: '/production-network' },
        ],
      },
      {
        title: 'Support',
        links: [
          { label: 'Credit Terms', href: '/terms' },
          { label: 'Analytics', href: '/analytics' },
          { label: 'Admin', href: '/admin' },
          { label: 'Contact', href: 'mailto:hello@framewell.test' },
        ],
      },
    ],
    smallPrint: 'Prices and credit terms are estimates until confirmed in writing.',
  },
}

/** A published page; tests override what they need. */
export function testPage(change: Partial<Page> = {}): Page {
  const path = change.path ?? '/about'
  return {
    id: '0b0e7a52-6a5c-4f0c-9d7e-1f2a3b4c5d6e',
    kind: 'page',
    path,
    title: 'About the frame',
    chrome: 'site',
    seo: {
      title: 'About the frame | Framewell',
      description: 'How a steel frame is drawn, priced and made, in plain words and with figures from the model itself.',
      keywords: [],
      canonicalUrl: null,
      openGraphImage: null,
      noIndex: false,
    },
    sections: [],
    publishedAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-02T12:00:00.000Z',
    draft: false,
    article: null,
    ...change,
  }
}

/** The landing page with a section of every type. */
export function testLanding(sections: readonly Section[] = Object.values(SECTION_EXAMPLES)): Page {
  return testPage({
    id: '5d1c2b3a-1111-4222-8333-444455556666',
    path: '/',
    title: 'Steel-framed homes for builders',
    sections: [...sections],
  })
}
