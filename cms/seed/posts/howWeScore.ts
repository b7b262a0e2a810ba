import { CREDIT_APPLICATION_DEFAULTS } from '@framewell/domain/credit/application'
import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import { CREDIT_FACTORS } from '@framewell/domain/credit/policy'
import { decideApplication } from '@framewell/domain/credit/scoreApplication'
import { bullets, heading, paragraph } from '../richText'
import { bars, next, text } from './article'
import { figure } from './planFigures'
import type { SeedPost } from './SeedPost'

const { points, factors, thresholds, tierLimits, budgetCaps } = initialPolicy
const most = CREDIT_FACTORS.map((factor) => ({ label: factors[factor].label, points: Math.max(...Object.values(points[factor])) }))

/** The article's builder, decided by the policy itself. */
const example = decideApplication(
  {
    ...CREDIT_APPLICATION_DEFAULTS,
    contactName: 'Example',
    companyName: 'Example Homes',
    email: 'example@builders.example',
    projectLocation: 'Ohio',
    projectType: 'Build-to-Rent',
    startTimeline: '3-6 months',
    budgetScale: 'Medium ($100K–500K)',
    familiarityWithSteel: 'Some experience',
  },
  initialPolicy,
)
const lines = example.factors.map(({ label, answer, points: given, maxPoints }) => `${label}: ${answer}. ${given} of ${maxPoints} points.`)

export const howWeScore: SeedPost = {
  slug: 'how-pre-qualification-scores-are-explained',
  title: 'How we calculate a pre-qualification score, and how to read its reasons',
  category: 'Platform Updates',
  tags: ['Credit', 'Pre-qualification', 'Transparency'],
  published: '2026-10-20',
  seo: {
    title: 'How Our Pre-Qualification Score Works, Point by Point',
    description:
      'Five answers, fixed points, two thresholds: how a builder’s pre-qualification score is made, what never counts, a worked example, and how to raise it.',
    keywords: ['builder credit score', 'pre-qualification', 'net 30 terms builders', 'credit tiers construction'],
  },
  sections: [
    text(
      paragraph(
        'Credit decisions have a bad name because they come without reasons. A machine returns a number, and the applicant is left guessing. We wanted the opposite: a score that anyone with a pencil can recalculate. This article does that, under the policy in effect when it was written. Every decision names the policy version it was made under.',
      ),
      heading('What is asked, and what it is worth'),
      paragraph(
        'The [pre-qualification form](/qualification) asks seven questions. Two of them, your name and the project location, are there so that we can talk to you. They carry no points, and neither does your email address: nothing about the place or the person changes the score. That is a rule of the product, covered by tests, not a habit. The other five are scored.',
      ),
    ),
    bars({
      heading: `Experience counts most: ${Math.max(...most.map(({ points }) => points))} of ${most.reduce((sum, { points }) => sum + points, 0)} points`,
      intro: 'The most points each answer can earn.',
      unit: 'points',
      categories: most.map(({ label }) => label),
      series: [{ name: 'Most points', values: most.map((factor) => factor.points) }],
      source: `Framewell credit policy, version ${initialPolicy.version}`,
    }),
    text(
      heading('Two thresholds, three tiers'),
      bullets(
        `${thresholds.preferred} points and more: Preferred, with a limit of up to $${figure(tierLimits.Preferred)}.`,
        `${thresholds.standard} to ${thresholds.preferred - 1} points: Standard, up to $${figure(tierLimits.Standard)}.`,
        `Below ${thresholds.standard}: Prepay. The order is paid before fabrication; every order that goes well counts toward your history.`,
      ),
      paragraph(
        `There is a second limit, by the size of the project you name: $${figure(budgetCaps['Small (<$100K)'])} for small ones, $${figure(budgetCaps['Medium ($100K–500K)'])} for medium, $${figure(budgetCaps['Large (>$500K)'])} for large. The smaller of the two applies. A Preferred builder with a small project gets the small project’s limit, since credit beyond the job helps nobody. A fourth tier, Premium, is for volume builders; our credit team grants it after a record of orders, and the form never does.`,
      ),
      heading('A worked example'),
      paragraph(
        'A company wants to build rental houses on a medium budget. It starts in three to six months and has done one steel job. Its answers and their points:',
      ),
      bullets(...lines),
      paragraph(
        `The sum is ${example.score}. That is ${example.score >= thresholds.preferred ? 'at or above' : 'below'} ${thresholds.preferred} and ${example.score >= thresholds.standard ? 'at or above' : 'below'} ${thresholds.standard}, so the tier is ${example.tier}, and the limit is $${figure(example.assignedCreditLimit)}. The decision page shows these lines with the arithmetic. Below them is a summary in plain sentences, put together from the factors by fixed rules: the same answers always give the same words.`,
      ),
      heading('How to raise it'),
      paragraph(
        `The score comes with suggestions: the factors with the most points left to gain, largest first, three at most. For the company above, the first one reads: ${example.improvements[0] ?? 'nothing to add'} They don’t coach you to fill in the form differently. Each is something to do or bring: a firm start date, an installer with finished steel houses, an application in the name of the registered company.`,
      ),
      paragraph(
        'Some things we left out on purpose. There is no bureau inquiry at this stage, so applying costs you nothing. The age of the company doesn’t count, because that would punish a newcomer with an experienced crew. And there is no hidden adjustment: if the sum is 79, the tier is Standard, and it says so.',
      ),
      heading('What people do'),
      paragraph(
        'A Preferred decision applies at once. A person reviews a Standard one within 24 hours. Operators can approve, reject, or set another tier or limit. Each step needs a reason, goes into an audit trail with who, when, before and after, and is emailed to you. A decision can be replayed: the stored answers are run again through the stored policy version and must give the same score. If the policy changes, old decisions keep the version they were made under.',
      ),
      heading('If you think it is wrong'),
      paragraph(
        'Start with the lines. Each names the answer it scored, and a surprise is often an answer that was meant differently, such as a budget for forty houses entered for one. You can apply again at any time. If the answer is right and the weight seems wrong, write to us with the qualification ID from the decision. Weights are policy; people set them, and every change gets a new version number. To check a decision, do the sum yourself: add the points of the five lines, compare the total with the two thresholds, then take the smaller of the tier’s limit and the project’s cap. You should arrive at the same decision.',
      ),
      paragraph(
        'What a tier means for deposits and terms, and how to move up, is on the [credit terms](/terms) page. How money moves from order to delivery is in [escrow milestones and retainage](/escrow-milestones-and-retainage). For your rights when you apply for business credit in the United States, start with the [Consumer Financial Protection Bureau](https://www.consumerfinance.gov/).',
      ),
    ),
    {
      blockType: 'faq',
      tone: 'paper',
      heading: 'Short answers',
      entries: [
        {
          question: 'Does asking affect my credit rating?',
          answer: 'No. Pre-qualification uses only your answers; we don’t contact a credit bureau.',
        },
        {
          question: 'Is the decision made by artificial intelligence?',
          answer: 'No. Points, thresholds and sentences are fixed rules in a versioned policy. The same answers give the same result.',
        },
        {
          question: 'Can somebody else see my decision?',
          answer: 'Our operators can, and anyone who has its private link. Keep the link to yourself.',
        },
      ],
    },
    next('See where you stand', 'Seven questions, about a minute, reasons included.', [
      { label: 'Get Pre-Qualified', href: '/qualification' },
      { label: 'Credit terms', href: '/terms' },
    ]),
  ],
  internalLinks: [
    { anchor: 'Pre-qualification', targetPage: '/qualification' },
    { anchor: 'Credit terms', targetPage: '/terms' },
    { anchor: 'Escrow milestones and retainage', targetPage: '/escrow-milestones-and-retainage' },
  ],
  externalLinks: [{ anchor: 'Consumer Financial Protection Bureau', url: 'https://www.consumerfinance.gov/' }],
}
