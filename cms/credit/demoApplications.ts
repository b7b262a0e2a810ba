import { CREDIT_APPLICATION_DEFAULTS, type CreditApplication } from '@framewell/domain/credit/application'

export interface DemoApplication {
  readonly daysAgo: number
  readonly answers: CreditApplication
}

const LARGE = 'Large (>$500K)'
const SMALL = 'Small (<$100K)'
const NEW = 'New to steel framing'

/** Fourteen invented builders in and around the Ohio valley; their decisions are computed, not stored here. */
export const demoApplications: readonly DemoApplication[] = [
  demo(0.2, 'Marcus Hale', 'Hale Rental Homes', 'Dayton, OH', { familiarityWithSteel: 'Expert' }),
  demo(1, 'Priya Natarajan', 'Natarajan Development', 'Columbus, OH', { familiarityWithSteel: NEW }),
  demo(2, 'Tom Brandt', '', 'Fort Wayne, IN', { projectType: 'Renovation', budgetScale: SMALL, familiarityWithSteel: NEW }),
  demo(4, 'Elena Vasquez', 'Vasquez & Daughters', 'Louisville, KY', {
    projectType: 'Build-to-Sell',
    budgetScale: LARGE,
    familiarityWithSteel: 'Expert',
  }),
  demo(6, 'Joel Adeyemi', 'Northbank Builders', 'Cincinnati, OH', { projectType: 'Spec', startTimeline: '3-6 months' }),
  demo(9, 'Karen Oyler', '', 'Springfield, OH', { startTimeline: 'Immediately' }),
  demo(13, 'Wei Zhang', 'Lakeside Communities', 'Cleveland, OH', { budgetScale: LARGE }),
  demo(18, 'Dorothy Finch', '', 'Lima, OH', {
    projectType: 'Other',
    startTimeline: '6+ months',
    budgetScale: SMALL,
    familiarityWithSteel: NEW,
  }),
  demo(24, 'Sam Whitaker', 'Whitaker Custom Homes', 'Indianapolis, IN', { projectType: 'Build-to-Sell', startTimeline: 'Immediately' }),
  demo(31, 'Aisha Rahman', 'Keystone Rentals', 'Pittsburgh, PA', {
    budgetScale: LARGE,
    familiarityWithSteel: 'Expert',
    startTimeline: 'Immediately',
  }),
  demo(39, 'Luke Petersen', 'Petersen Framing', 'Toledo, OH', { projectType: 'Spec', budgetScale: SMALL, familiarityWithSteel: 'Expert' }),
  demo(48, 'Gloria Mendez', 'Mendez Homes', 'Lexington, KY', {
    projectType: 'Build-to-Sell',
    startTimeline: '6+ months',
    familiarityWithSteel: NEW,
  }),
  demo(60, 'Pete Kowalski', '', 'Akron, OH', { projectType: 'Spec', familiarityWithSteel: NEW }),
  demo(75, 'Nora Castellan', 'Castellan Land Co', 'Ann Arbor, MI', {}),
]

function demo(
  daysAgo: number,
  contactName: string,
  companyName: string,
  projectLocation: string,
  answers: Partial<CreditApplication>,
): DemoApplication {
  const email = `${contactName.toLowerCase().replace(/[^a-z]+/g, '.')}@builders.example`
  return { daysAgo, answers: { ...CREDIT_APPLICATION_DEFAULTS, contactName, companyName, projectLocation, email, ...answers } }
}
