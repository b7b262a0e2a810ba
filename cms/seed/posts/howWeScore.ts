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
  title: 'How a pre-qualification score comes about, and how to read its reasons',
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
        'Credit decisions have a bad name because they come without reasons. A number falls out of a machine, and the person it is about may guess. We wanted the opposite: a score that anybody with a pencil can work out again. This article does that, with the policy as it stood when it was written. The policy in force, and its version, is named on every decision.',
      ),
      heading('What is asked, and what it is worth'),
      paragraph(
        'The [pre-qualification form](/qualification) asks seven questions. Two of them, your name and where the project is, are there so that we can talk to you. They carry no points, and neither does the email address: nothing about the place or the person’s name changes the score. That is a rule of the product, tested with every release, not a habit. The other five are scored.',
      ),
    ),
    bars({
      heading: `Experience counts most: ${Math.max(...most.map(({ points }) => points))} of ${most.reduce((sum, { points }) => sum + points, 0)} points`,
      intro: 'The most each answer can bring.',
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
        `Below ${thresholds.standard}: Prepay. The order is paid before fabrication; every order that goes well counts as history.`,
      ),
      paragraph(
        `There is a second limit, by the size of the project you name: $${figure(budgetCaps['Small (<$100K)'])} for small ones, $${figure(budgetCaps['Medium ($100K–500K)'])} for medium, $${figure(budgetCaps['Large (>$500K)'])} for large. The smaller of the two applies. A Preferred builder with a small project gets the small project’s limit, since credit beyond the job helps nobody. A fourth tier, Premium, exists for volume builders; it is granted by people after a record of orders, never by the form.`,
      ),
      heading('A worked example'),
      paragraph(
        'A company wants to build rental houses with a medium budget. It starts in three to six months and has done one steel job before. Its answers and their points:',
      ),
      bullets(...lines),
      paragraph(
        `The sum is ${example.score}. That is ${example.score >= thresholds.preferred ? 'at or above' : 'below'} ${thresholds.preferred} and ${example.score >= thresholds.standard ? 'at or above' : 'below'} ${thresholds.standard}, so the tier is ${example.tier}, and the limit is $${figure(example.assignedCreditLimit)}. The decision page shows these lines with this arithmetic. Under them stands a summary in plain sentences. It is put together from the factors by rules; the same answers always give the same words.`,
      ),
      heading('How to raise it'),
      paragraph(
        `With the score come suggestions: the factors with most points left to gain, the largest first, three at most. For the company above the first one reads: ${example.improvements[0] ?? 'nothing to add'} They are not coaching to fill in a form differently. Each of them is something to do or to bring: a start date that is settled, an installer with finished steel houses behind him, an application in the name of the registered company.`,
      ),
      paragraph(
        'Some things we left out on purpose. There is no bureau inquiry at this stage, so asking does not cost you anything. There is no score for age of the company or years in business, which would punish newcomers who bring an experienced crew. And there is no hidden adjustment: if the sum is 79, the tier is Standard, and it says so.',
      ),
      heading('What people do'),
      paragraph(
        'A Preferred decision holds at once. A Standard one is looked at by a person within 24 hours. Operators can approve, reject, or set another tier or limit, and each of these steps asks for a reason, is written to an audit trail with who, when, before and after, and is mailed to you. A decision can be replayed: the stored answers are run again through the stored version of the policy, and must give the same score. If the policy changes, old decisions keep the version they were made under.',
      ),
      heading('If you think it is wrong'),
      paragraph(
        'Look at the lines first. Each names the answer it scored, and most surprises are an answer that was meant differently, such as a budget for forty houses entered for one. You can apply again at any time. If the answer is right and the weight seems wrong to you, write to us with the qualification id from the decision: weights are a policy, people keep it, and they change it in the open, with a new version number.',
      ),
      paragraph(
        'What follows from a tier, deposits, terms and the way up, is on the [credit terms](/terms) page. How money is to move from order to delivery is in [escrow milestones and retainage](/escrow-milestones-and-retainage). On your rights when you apply for business credit in the United States, the [Consumer Financial Protection Bureau](https://www.consumerfinance.gov/) is a good place to read.',
      ),
    ),
    {
      blockType: 'faq',
      tone: 'paper',
      heading: 'Short answers',
      entries: [
        { question: 'Does asking affect my credit rating?', answer: 'No. Pre-qualification uses only your answers; no bureau is asked.' },
        {
          question: 'Is the decision made by artificial intelligence?',
          answer: 'No. Points, thresholds and sentences are fixed rules in a versioned policy. The same answers give the same result.',
        },
        {
          question: 'Can somebody else see my decision?',
          answer:
            'It opens with the private link that you are given, and for our operators. Anyone with the link can open it, so keep it to yourself.',
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
