import { dollarsOfCents } from '@framewell/domain/money/cents'
import { dollars } from '@framewell/domain/money/usd'
import { percent } from '@framewell/domain/numbers/figure'
import { INITIAL_RELEASE_POLICY, PHASE_WORDS, PHASES } from '@framewell/domain/payments/phases'
import { bullets, heading, paragraph } from '../richText'
import { bars, next, text } from './article'
import { planFigures } from './planFigures'
import type { SeedPost } from './SeedPost'

const { plan } = planFigures('the-schiff-plan')
const kit = dollarsOfCents(plan.kitBasePriceCents)
const { shares, retainageShare } = INITIAL_RELEASE_POLICY
const delivery = kit * shares.delivery
const held = kit * retainageShare

const money = (amount = 0) => dollars(amount)

export const escrowMilestones: SeedPost = {
  slug: 'escrow-milestones-and-retainage',
  title: 'Escrow milestones and retainage: who holds the money for a frame, and until when',
  category: 'Platform Updates',
  tags: ['Payments', 'Escrow', 'Orders'],
  published: '2026-10-27',
  seo: {
    title: 'Escrow Milestones and Retainage for a Framing Kit, Explained',
    description:
      'How milestone payments, escrow and retainage work in residential construction, and how Framewell releases the price of a framing kit phase by phase.',
    keywords: ['construction escrow', 'milestone payments', 'retainage', 'framing kit payment terms'],
  },
  sections: [
    text(
      paragraph(
        'A builder who pays in full before fabrication carries all of the risk. A shop that is paid after delivery carries all of it, and finances your steel besides. Between strangers neither is reasonable, and a frame is usually bought by a stranger from a stranger. Escrow is the old answer: a third party holds the money, and gives out parts of it when things that can be proved have happened.',
      ),
      heading('What Framewell does'),
      paragraph(
        'You [qualify](/qualification) for a tier and a limit, price a plan, and sign an order in your dashboard. From then on its money has an account of its own in our ledger: what you have paid in, what a completed phase has released to the shop, what is held back. Framewell keeps what you pay in its own bank account; it is not a third-party escrow. What your tier lets you pay later is trade credit: a phase releases it like a payment, and you owe it by the invoice. What follows is how such payments work in construction, and how ours do.',
      ),
      heading('Who does what in an escrow'),
      bullets(
        'The buyer pays into an account that is not the seller’s. Often a title company, a bank or an attorney keeps it, under a written instruction that both have signed.',
        'The instruction names the milestones, the part of the price that each releases, and the proof that is asked for.',
        'The holder looks at the proof, not at the house, and sides with neither. Where a lender finances the job, the lender’s inspector has a say as well.',
        'What is not released is still the buyer’s to argue about. That is the whole point.',
      ),
      heading('How a price is released'),
      paragraph(
        `An order keeps the release policy it was signed under. In the standard one ${percent(shares.fabrication_start)} goes out with the start of fabrication: it pays for the production slot and the coil. ${percent(shares.quality_check)} follows the quality check, ${percent(shares.shipment)} the shipment and ${percent(shares.delivery)} delivery, less what is held back until you have accepted the frame. As an example take the kit of ${plan.name}, at its base price of ${money(kit)}.`,
      ),
    ),
    {
      blockType: 'drawing',
      tone: 'paper',
      heading: 'One order, week by week',
      subject: 'moneyRiver',
      plan: 'the-schiff-plan',
      parts: [],
      actions: [],
    },
    bars({
      heading: `Of ${money(kit)}, ${money(kit * shares.fabrication_start)} moves at the start, the rest phase by phase`,
      unit: '$',
      categories: PHASES.map((phase) => `${PHASE_WORDS[phase]}, ${percent(shares[phase])}`),
      series: [{ name: plan.name, values: PHASES.map((phase) => kit * shares[phase]) }],
      source: `Standard release policy of Framewell, applied to the base price of the kit of ${plan.name}`,
    }),
    {
      blockType: 'steps',
      tone: 'paper',
      heading: 'Four milestones, always in this order',
      steps: [
        {
          title: 'Fabrication start',
          text: 'Coil is in the shop and the first members are rolled. The shop records it and signs its conditional lien waiver.',
        },
        {
          title: 'Quality check',
          text: 'The frame is fabricated, and you or an operator record the check. The shop can attach photographs to its stages.',
        },
        { title: 'Shipment', text: 'The load is on the road, as the shop recorded it. A packing list or a photograph can go with it.' },
        { title: 'Delivery', text: 'It has reached the site. The rest is released, less retainage, and the time for acceptance begins.' },
      ],
      actions: [],
    },
    text(
      heading('Why the order of milestones is fixed'),
      paragraph(
        'A milestone should not be triggered before the one in front of it, nor twice. That sounds like pedantry until the day when a shop is short of cash and shipment is marked before the check was done. Good bookkeeping makes it impossible: each release is one posting between two accounts, balanced to the cent, made once however often the button is pressed, with the name of who pressed it. Balances are then not numbers that somebody keeps up to date; they are the sum of those postings. Ask anybody who handles your money whether theirs works like that. Ours does.',
      ),
      heading('What retainage is for'),
      paragraph(
        `Retainage is the part of a payment that stays behind until the work is accepted. In site construction five to ten percent is common, and many states limit by law how much may be held and for how long; the American Subcontractors Association keeps a list of [those laws in all fifty](https://www.asaonline.com/). For a kit it covers what you can see only when you open the bundles: a missing panel, a bent track, holes in the wrong place. An order states its rate. At ${percent(retainageShare)} of the price, ${money(held)} of the ${money(delivery)} due at delivery are held back in our example.`,
      ),
      paragraph(
        'Then a window of fourteen days opens, in which to check the load against the packing list. Do it on the first day, not the last. Count bundles before the driver leaves, note damage on the receipt, open one panel of each kind, measure it. If nothing is reported within the window, retainage is released by itself, so that nobody has to remember it and nobody can sit on it.',
      ),
      heading('When something is wrong'),
      paragraph(
        'Say so in writing before the window ends, with the pieces named by their marks and pictures of them. A sound agreement then freezes the retainage, and only that: it can go neither to the shop nor back to you until the dispute is settled, by release, by refund, or by a split that both have seen. Everything else goes on. The shop still ships what is missing, you still build with what is right.',
      ),
      bullets(
        'Report by mark. W1-3 is missing two cripples is a dispute. The windows do not fit is a phone call that becomes one.',
        'Do not cut what is wrong. A panel that was altered on site can neither be judged nor exchanged.',
        'Keep the label. It carries the order, the panel and the coil.',
      ),
      heading('Early payment for the shop'),
      paragraph(
        'A small shop may have three frames in work and their milestones weeks away. It can sell such a receivable at a discount, which is called factoring. For the builder nothing should change: the same stages, the same proof, the same window; the advance is settled out of the milestone when it comes. Read the contract for a sentence that says so.',
      ),
      heading('What to ask anybody who sells you a kit'),
      bullets(
        'Who holds the deposit, and under whose name?',
        'Which proof releases each part, and who may say that it is there?',
        'What is held back at delivery, for how long, and what releases it?',
        'What happens to the money if the shop closes after fabrication start?',
        'Can you see every movement with its date and author, today and in five years?',
      ),
      paragraph(
        'How much is due before fabrication depends on your tier: see [credit terms](/terms) and [how a score comes about](/how-pre-qualification-scores-are-explained). What is being paid for is in the bill of materials: [how to read one](/reading-a-bill-of-materials). This article is no legal advice, and retainage in your state has rules of its own. Contract forms for construction, with their wording on payment and retainage, are published by the [American Institute of Architects](https://www.aia.org/).',
      ),
    ),
    next('Know your terms first', 'What is due before fabrication follows the tier. Find out yours in a minute.', [
      { label: 'Get Pre-Qualified', href: '/qualification' },
      { label: 'Credit terms', href: '/terms' },
    ]),
  ],
  internalLinks: [
    { anchor: 'Credit terms', targetPage: '/terms' },
    { anchor: 'How a score comes about', targetPage: '/how-pre-qualification-scores-are-explained' },
    { anchor: 'Reading a bill of materials', targetPage: '/reading-a-bill-of-materials' },
  ],
  externalLinks: [
    { anchor: 'American Subcontractors Association: retainage laws by state', url: 'https://www.asaonline.com/' },
    { anchor: 'American Institute of Architects: contract forms', url: 'https://www.aia.org/' },
  ],
}
