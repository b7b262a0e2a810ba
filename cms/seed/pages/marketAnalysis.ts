import { APPLICATION_DEADLINE_END, COMPANY_ANALYSIS } from '../claims'
import type { SeedPage } from '../SeedPage'
import { marketField } from './marketField'

const GROWTH = 0.051
const MARKET_2030_BILLIONS = 57
const years = [2025, 2026, 2027, 2028, 2029, 2030]
/** Each year is the next one without its growth, so that 2030 is the given figure. */
const marketBillions = years.map((year) => Math.round((MARKET_2030_BILLIONS / (1 + GROWTH) ** (2030 - year)) * 10) / 10)

/** Investors: the market, what is broken in it, the competition, and our plan for growth. */
export const marketAnalysis: SeedPage = {
  slug: 'market-analysis',
  title: 'Market analysis',
  seo: {
    title: 'Market Analysis: Steel Framing in U.S. Housing | Framewell',
    description:
      'The $918B housing market, 1.53 million homes a year and a steel framing market put at $57B by 2030: figures, sources, competitors and a three-phase plan.',
    keywords: ['steel framing market', 'housing market analysis', 'homebuilder market share', 'construction technology'],
  },
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'For investors',
      title: 'A market that still builds by hand',
      lead: 'Houses are still made outdoors, piece by piece, from material that changes shape with the weather. This page says how big the opportunity is, what keeps it open and how we plan to compete.',
      badges: [],
      actions: [
        { label: 'Financial projections', href: '/financial-projections', style: 'primary' },
        { label: 'Watch the live demo', href: '/live-demo', style: 'quiet' },
      ],
      picture: 'frame',
      drawing: 'priceStack',
      plan: 'the-storch-plan',
    },
    {
      blockType: 'stats',
      tone: 'paper',
      anchor: 'size',
      stats: [
        {
          figure: '$918B',
          label: 'total market: private residential construction put in place in the United States in 2024',
          source: 'U.S. Census Bureau, Construction Spending (February 2025)',
        },
        {
          figure: '1.53M',
          label: 'homes completed a year, at the rate of May 2025',
          source: 'U.S. Census Bureau and HUD, New Residential Construction (June 2025)',
        },
        { figure: '$57B', label: 'steel framing market by 2030', source: COMPANY_ANALYSIS },
        { figure: '5.1%', label: 'growth of that market a year', source: COMPANY_ANALYSIS },
      ],
      actions: [],
    },
    {
      blockType: 'chart',
      tone: 'paper',
      anchor: 'growth',
      eyebrow: 'Steel framing market',
      heading: 'At 5.1% a year, steel framing would reach $57B in 2030',
      chartType: 'bar',
      unit: '$B',
      categories: years.map(String),
      series: [{ name: 'Steel framing market', values: marketBillions }],
      source: 'Company estimate: $57B in 2030, and the years before computed back from it at 5.1% a year; not a published statistic',
    },
    {
      blockType: 'featureGrid',
      tone: 'surface',
      anchor: 'crisis',
      eyebrow: 'The crisis',
      heading: 'Every lot faces four shortages',
      intro: 'Each one is measured by an independent source.',
      columns: 2,
      features: [
        {
          icon: 'building',
          title: 'Too few homes',
          text: 'The United States was short of 3.8 million homes at the end of 2020, according to Freddie Mac (Housing Supply: A Growing Deficit, May 2021).',
        },
        {
          icon: 'hammer',
          title: 'Too few hands',
          text: 'Construction would need 501,000 workers in 2024 on top of normal hiring, Associated Builders and Contractors estimated (January 2024).',
        },
        {
          icon: 'clock',
          title: 'Too much time',
          text: 'A single-family home built for rent took 11.6 months from permit to completion in 2022 (U.S. Census Bureau, Survey of Construction, as analyzed by the NAHB in 2023).',
        },
        {
          icon: 'chart',
          title: 'Prices nobody can plan around',
          text: 'Within a year, higher lumber prices added almost $36,000 to the price of an average new single-family home (National Association of Home Builders, April 2021).',
        },
      ],
      actions: [],
    },
    ...marketField,
    {
      blockType: 'callToAction',
      tone: 'paper',
      anchor: 'deadline',
      showUntil: APPLICATION_DEADLINE_END,
      eyebrow: 'Application deadline',
      heading: 'Partner applications close on August 4, 2025',
      text: 'Apply by then to join the first group of shops and suppliers.',
      actions: [{ label: 'Apply as a partner', href: '/enhanced-partner-onboarding', style: 'quiet' }],
    },
    {
      blockType: 'callToAction',
      tone: 'ink',
      anchor: 'next',
      heading: 'See what the plan adds up to',
      text: 'Revenue, margin and assumptions for six years, computed from drivers you can read.',
      actions: [
        { label: 'Financial projections', href: '/financial-projections', style: 'primary' },
        { label: 'Founder story', href: '/founder-story', style: 'quiet' },
        { label: 'Live demo', href: '/live-demo', style: 'quiet' },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'Financial projections', targetPage: '/financial-projections' },
    { anchor: 'Founder story', targetPage: '/founder-story' },
    { anchor: 'Where a build loses its months', targetPage: '/benefits-of-moving-hours-off-site' },
    { anchor: 'Steel framing benefits', targetPage: '/steel-framing-benefits' },
  ],
  externalLinks: [
    { anchor: 'U.S. Census Bureau: construction spending', url: 'https://www.census.gov/construction/c30/c30index.html' },
    { anchor: 'U.S. Census Bureau and HUD: new residential construction', url: 'https://www.census.gov/construction/nrc/index.html' },
    {
      anchor: 'Freddie Mac: the single-family shortage (April 2021)',
      url: 'https://www.freddiemac.com/perspectives/sam-khater/20210415-single-family-shortage',
    },
  ],
}
