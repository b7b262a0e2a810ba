import { CREDIT_APPLICATION_DEFAULTS, type CreditApplication } from '@framewell/domain/credit/application'
import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import { decideApplication } from '@framewell/domain/credit/scoreApplication'

export interface SampleApplication {
  readonly id: string
  readonly appliedAt: string
  readonly answers: CreditApplication
}

type Answers = readonly [
  name: string,
  company: string,
  location: string,
  type: CreditApplication['projectType'],
  start: CreditApplication['startTimeline'],
  budget: CreditApplication['budgetScale'],
  steel: CreditApplication['familiarityWithSteel'],
]

const builders: readonly Answers[] = [
  ['Dana Whitfield', 'Whitfield Build Co', 'Dayton, OH', 'Build-to-Rent', '1-3 months', 'Large (>$500K)', 'Expert'],
  ['Luis Ortega', 'Ortega Homes', 'Fort Wayne, IN', 'Build-to-Sell', '3-6 months', 'Medium ($100K–500K)', 'New to steel framing'],
  ['Priya Raman', '', 'Columbus, OH', 'Build-to-Rent', '1-3 months', 'Medium ($100K–500K)', 'Some experience'],
  ['Tom Becker', 'Becker Spec LLC', 'Erie, PA', 'Spec', '6+ months', 'Small (<$100K)', 'New to steel framing'],
  ['Alicia Moore', 'Northline Rentals', 'Lexington, KY', 'Build-to-Rent', '1-3 months', 'Medium ($100K–500K)', 'Expert'],
  ['Sam Okafor', '', 'Toledo, OH', 'Renovation', '6+ months', 'Small (<$100K)', 'New to steel framing'],
  ['Grace Lindqvist', 'Lindqvist & Daughters', 'Duluth, MN', 'Build-to-Sell', 'Immediately', 'Medium ($100K–500K)', 'Expert'],
  ['Marcus Hale', 'Hale Residential', 'Grand Rapids, MI', 'Build-to-Sell', '1-3 months', 'Large (>$500K)', 'Some experience'],
  ['Yuki Tanaka', '', 'Madison, WI', 'Other', '3-6 months', 'Medium ($100K–500K)', 'Some experience'],
  [
    'Bernadette O’Sullivan-Castellanos',
    'Castellanos Land and Timberless Construction Partners',
    'Saint Louis Park, MN',
    'Spec',
    'Immediately',
    'Large (>$500K)',
    'Some experience',
  ],
  ['Noah Fischer', 'Fischer Bros', 'Peoria, IL', 'Build-to-Rent', '3-6 months', 'Small (<$100K)', 'Some experience'],
  ['Imani Brooks', 'Brooks Housing Trust', 'Gary, IN', 'Build-to-Rent', '1-3 months', 'Large (>$500K)', 'New to steel framing'],
]

/** Twelve applications for stories, newest first, three hours apart; every figure shown is computed from these answers. */
export const sampleApplications: readonly SampleApplication[] = builders.map(
  ([contactName, companyName, projectLocation, projectType, startTimeline, budgetScale, familiarityWithSteel], index) => ({
    id: `0b7e0000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    appliedAt: new Date(Date.UTC(2026, 10, 20, 21, 12) - index * 3 * 3_600_000).toISOString(),
    answers: {
      ...CREDIT_APPLICATION_DEFAULTS,
      contactName,
      email: `${contactName.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
      ...(companyName ? { companyName } : {}),
      projectLocation,
      projectType,
      startTimeline,
      budgetScale,
      familiarityWithSteel,
    },
  }),
)

export const decisionOf = ({ answers }: SampleApplication) => decideApplication(answers, initialPolicy)
