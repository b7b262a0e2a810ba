import { BUILDING_CODE, COMPANY_CLAIM } from '../claims'
import type { SeedPage } from '../SeedPage'
import { homeReasons } from './homeReasons'
import { homeWays } from './homeWays'

const getPreQualified = { label: 'Get Pre-Qualified', href: '#pre-qualify', style: 'primary' } as const
const configureProject = { label: 'Configure Project', href: '/steel-configurator', style: 'quiet' } as const

/** The landing page. */
export const home: SeedPage = {
  slug: 'home',
  title: 'Home',
  seo: {
    title: 'Steel-Framed Homes for Builders, on Credit | Framewell',
    description:
      'Configure a steel-framed home with live prices, see your credit tier in 60 seconds, and take away a numbered quote and a full bill of materials.',
    keywords: ['steel framing', 'steel frame home kits', 'build-to-rent', 'builder credit', 'Net 30'],
  },
  heroPicture: 'storch-dusk',
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Steel-framed homes for builders',
      title: 'The frame arrives finished. So does your schedule.',
      lead: 'Choose a plan, see the frame and the price change together, and know your credit terms in a minute. The quote and bill of materials are yours to keep.',
      badges: [],
      actions: [getPreQualified, configureProject],
      picture: 'none',
      aside: [
        {
          blockType: 'app',
          app: 'mfe-portal/pre-qualify',
          anchor: 'pre-qualify',
          tone: 'surface',
          eyebrow: 'No obligation, no credit check',
          reservedHeight: 640,
        },
      ],
    },
    {
      blockType: 'stats',
      tone: 'paper',
      anchor: 'claims',
      leads: true,
      stats: [
        { figure: '50%', label: 'faster builds than stick framing', source: COMPANY_CLAIM },
        { figure: '4 months', label: 'guaranteed build', source: 'Company claim, not a term of the order form' },
        { figure: '{{claim.wind}}', label: 'hurricane wind resistance, not checked for any house', source: COMPANY_CLAIM },
        {
          figure: 'Type IIB',
          label: 'non-combustible structure',
          note: 'Construction type of the frame; the building official classifies the house',
          source: BUILDING_CODE,
        },
        { figure: '50+ years', label: 'structural life', source: COMPANY_CLAIM },
        { figure: '50 years', label: 'warranty', source: 'Company claim, not a term of the order form' },
        { figure: 'Zero', label: 'material waste on site', source: 'Company claim: every member is cut to length in the shop' },
      ],
      actions: [],
    },
    {
      blockType: 'drawing',
      tone: 'ink',
      anchor: 'the-frame',
      heading: 'Every member is drawn before it is rolled',
      intro: 'Every member you see is counted, priced, cut and labeled.',
      subject: 'exploded',
      plan: 'the-storch-plan',
      bleed: true,
      parts: [],
      actions: [{ label: 'See the home plans', href: '/home-plans', style: 'quiet' }],
    },
    ...homeReasons,
    ...homeWays,
    {
      blockType: 'callToAction',
      tone: 'ink',
      anchor: 'start',
      heading: 'See your credit terms in a minute',
      text: 'Answer seven questions and get a tier, a preliminary limit and the reasons for both. No obligation and no credit check.',
      actions: [
        getPreQualified,
        configureProject,
        { label: 'Open the builder dashboard', href: '/builder-dashboard', style: 'plain' },
        { label: 'Operator sign-in', href: '/admin-login', style: 'plain' },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'What residential steel framing is', targetPage: '/what-is-residential-steel-framing' },
    { anchor: 'Steel framing benefits', targetPage: '/steel-framing-benefits' },
    { anchor: 'Where a build loses its months', targetPage: '/benefits-of-moving-hours-off-site' },
    { anchor: 'The platform and what runs today', targetPage: '/platform' },
  ],
  externalLinks: [
    {
      anchor: 'NAHB: single-family build times in 2022 (July 2023)',
      url: 'https://www.nahb.org/blog/2023/07/2022-single-family-build-times',
    },
  ],
}
