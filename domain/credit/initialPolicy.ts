import type { CreditPolicy } from './policy'

/**
 * The CMS's initial policy. Thresholds, limits, caps, tier facts and days to pay are the specification's. The points are Framewell's own
 * first model and add up to 100 for the strongest answers; the deposits are Framewell's too, within the specification's range of each tier.
 */
export const initialPolicy: CreditPolicy = {
  version: 1,
  points: {
    projectType: { 'Build-to-Rent': 20, 'Build-to-Sell': 18, Spec: 12, Renovation: 8, Other: 5 },
    startTimeline: { Immediately: 16, '1-3 months': 20, '3-6 months': 14, '6+ months': 8 },
    budgetScale: { 'Small (<$100K)': 8, 'Medium ($100K–500K)': 15, 'Large (>$500K)': 12 },
    familiarityWithSteel: { Expert: 25, 'Some experience': 17, 'New to steel framing': 7 },
    company: { named: 20, unnamed: 4 },
  },
  factors: {
    projectType: {
      label: 'Project type',
      improvement: 'Bring a build-to-rent or build-to-sell project: its income is easier to underwrite.',
    },
    startTimeline: { label: 'Start date', improvement: 'Fix a start one to three months out, when permits and lot are settled.' },
    budgetScale: { label: 'Budget', improvement: 'Size the first order between $100K and $500K.' },
    familiarityWithSteel: { label: 'Steel experience', improvement: 'Put an installer with finished steel-framed homes on the job.' },
    company: { label: 'Company', improvement: 'Apply in the name of your registered company.' },
  },
  thresholds: { preferred: 80, standard: 60 },
  tierLimits: { Preferred: 150_000, Standard: 75_000, Prepay: 0 },
  budgetCaps: { 'Small (<$100K)': 75_000, 'Medium ($100K–500K)': 150_000, 'Large (>$500K)': 250_000 },
  tierFacts: {
    Preferred: {
      creditScore: '80+',
      experience: '3+ years',
      deposit: '0-10%',
      limit: '$500K+',
      terms: '45-60 days, no deposit on most projects',
    },
    Standard: { creditScore: '60-79', experience: '1+ years', deposit: '15-25%', limit: '$150K-$500K', terms: '30 days' },
    Prepay: { creditScore: 'below 60', experience: '', deposit: '100% prepaid', limit: 'up to $200K', terms: 'prepaid' },
  },
  tierTerms: {
    Premium: {
      summary: 'For volume builders with a record on the network. Granted by our credit team.',
      depositShare: 0,
      netDays: 30,
      carriedBy: 'framewell',
      limitText: 'up to $500K',
      benefits: ['Priority scheduling', 'Volume discounts', 'Dedicated manager'],
      upgradePath: ['You hold the highest tier.'],
    },
    Preferred: {
      summary: 'Instant approval and the best instant rates.',
      depositShare: 0.1,
      netDays: 30,
      carriedBy: 'framewell',
      limitText: 'up to $150K',
      benefits: ['Instant approval', 'Best rates', 'A tier bonus when orders are routed'],
      upgradePath: ['To Premium: our credit team grants it to volume builders whose orders are paid on time.'],
    },
    Standard: {
      summary: 'Approval within 24 hours and room to grow.',
      depositShare: 0.2,
      netDays: 30,
      carriedBy: 'framewell',
      limitText: 'up to $75K',
      benefits: ['24-hour approval', 'Time to pay after approval', 'A clear path to Preferred'],
      upgradePath: ['To Preferred: 2 trade references and 6 months of 100% on-time payment.'],
    },
    Prepay: {
      summary: 'Immediate access with upfront payment.',
      depositShare: 1,
      netDays: 0,
      carriedBy: 'framewell',
      limitText: '$0 until payment history exists',
      benefits: ['Immediate access to the network', 'Every prepaid order counts as history', 'An upgrade path from the first project'],
      upgradePath: [
        'From Prepay: a first successful project, references and financials.',
        'To Standard: references, a portfolio and a first on-time project.',
      ],
    },
  },
}
