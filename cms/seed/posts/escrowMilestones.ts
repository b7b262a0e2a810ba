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
  cover: 'truck-bundle',
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
        'A builder who pays in full before fabrication carries all of the risk. A shop that gets paid after delivery carries all of it, and finances your steel besides. Neither is reasonable between strangers, and a frame is often bought by one stranger from another. Escrow is the old answer: a third party holds the money and pays out parts of it when agreed, provable things have happened.',
      ),
      heading('What Framewell does'),
      paragraph(
        'You [qualify](/qualification) for a tier and a limit, price a plan, and sign an order in your dashboard. From then on, the order has its own accounts in our ledger: what you have paid in, what each completed phase has released to the shop, and what is held back. Framewell keeps what you pay in its own bank account; it is not a third-party escrow. What your tier lets you pay later is trade credit. If we carry it, a phase releases it like a payment; if the shop does, the phase is released once you have paid. You owe it by the invoice’s due date. Here is how payments like these work in construction, and how ours do.',
      ),
      heading('Who does what in an escrow'),
      bullets(
        'The buyer pays into an account that is not the seller’s. Often a title company, a bank or an attorney holds it, under written instructions that both have signed.',
        'The instructions name the milestones, the part of the price each one releases, and the proof it takes.',
        'The holder looks at the proof, not the house, and takes no side. If a lender finances the job, the lender’s inspector has a say as well.',
        'Until money is released, the buyer can still dispute it. That is the whole point.',
      ),
      heading('How a price is released'),
      paragraph(
        `An order keeps the release policy it was signed under. Under the standard policy, ${percent(shares.fabrication_start)} is released when fabrication starts: it pays for the production slot and the coil. ${percent(shares.quality_check)} follows the quality check, ${percent(shares.shipment)} the shipment and ${percent(shares.delivery)} delivery, less what is held back until you accept the frame. As an example, take the kit for ${plan.name}, at its base price of ${money(kit)}.`,
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
      heading: `Of ${money(kit)}, ${money(kit * shares.fabrication_start)} is released at the start, the rest phase by phase`,
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
          text: 'The frame is fabricated, and you or an operator accept it. The shop can attach photos to its stages.',
        },
        { title: 'Shipment', text: 'The shop has recorded that the load is on the road. A packing list or a photo can go with it.' },
        {
          title: 'Delivery',
          text: 'The load has reached the site. The rest is released, less retainage, and the acceptance window opens.',
        },
      ],
      actions: [],
    },
    text(
      heading('Why the order of milestones is fixed'),
      paragraph(
        'A milestone should never be released before the one ahead of it, or twice. That sounds fussy until the day a shop is short of cash and shipment gets marked before the check is done. Good bookkeeping makes it impossible: each release is one balanced posting, made once no matter how often the button is pressed, with the name of the person who pressed it. A balance then isn’t a number that somebody keeps up to date; it is the sum of those postings. Ask anyone who handles your money whether theirs works like that. Ours does.',
      ),
      heading('What retainage is for'),
      paragraph(
        `Retainage is the part of a payment that is held until the work is accepted. In site construction five to ten percent is common, and many states limit by law how much may be held and for how long; the American Subcontractors Association keeps a list of [those laws in all fifty](https://www.asaonline.com/). For a kit, it covers what you can see only after you open the bundles: a missing panel, a bent track, holes in the wrong place. Each order states its rate. At ${percent(retainageShare)} of the price, ${money(held)} of the ${money(delivery)} due at delivery are held back in our example.`,
      ),
      paragraph(
        'Then you have fourteen days to check the load against the packing list. Do it on the first day, not the last. Count bundles before the driver leaves, note damage on the delivery receipt, open one panel of each kind and measure it. If nothing is reported within the window, retainage is released automatically, so nobody has to remember it and nobody can sit on it.',
      ),
      heading('When something is wrong'),
      paragraph(
        'Say so in writing before the window ends, with the pieces named by their marks and pictures of them. On Framewell an open dispute stops further phases, the retainage and payouts to the shop until it is decided: by release, by refund, or by a split that both sides can see. What was released and not paid out yet is divided with what is held back; what the shop was paid before stays paid. The shop can still ship what is missing, and you can still build with what is right.',
      ),
      bullets(
        'Report by mark. “W1-3 is missing two cripples” is a dispute. “The windows don’t fit” is a phone call that turns into one.',
        'Don’t cut what is wrong. A panel altered on site can’t be judged or exchanged.',
        'Keep the label: it identifies the panel.',
      ),
      heading('Early payment for the shop'),
      paragraph(
        'A small shop may have three frames in production with their milestones weeks away. It can ask for early payout of such a receivable at a discount, which lenders call factoring. Nothing should change for the builder: the same stages, the same proof, the same window; the advance is repaid from the milestone when it comes. Look for a sentence in the contract that says so.',
      ),
      heading('What to ask anyone who sells you a kit'),
      bullets(
        'Who holds the deposit, and under whose name?',
        'What proof releases each part, and who gets to accept it?',
        'What is held back at delivery, for how long, and what releases it?',
        'What happens to the money if the shop closes after fabrication start?',
        'Can you see every movement with its date and author, today and in five years?',
      ),
      paragraph(
        'How much is due before fabrication depends on your tier: see [credit terms](/terms) and [how we calculate a score](/how-pre-qualification-scores-are-explained). What is being paid for is in the bill of materials: [how to read one](/reading-a-bill-of-materials). This article isn’t legal advice, and your state has its own retainage rules. The [American Institute of Architects](https://www.aia.org/) publishes construction contract forms with payment and retainage language.',
      ),
    ),
    next('Know your terms first', 'What is due before fabrication depends on your tier. Find out yours in a minute.', [
      { label: 'Get Pre-Qualified', href: '/qualification' },
      { label: 'Credit terms', href: '/terms' },
    ]),
  ],
  internalLinks: [
    { anchor: 'Credit terms', targetPage: '/terms' },
    { anchor: 'How we calculate a score', targetPage: '/how-pre-qualification-scores-are-explained' },
    { anchor: 'Reading a bill of materials', targetPage: '/reading-a-bill-of-materials' },
  ],
  externalLinks: [
    { anchor: 'American Subcontractors Association: retainage laws by state', url: 'https://www.asaonline.com/' },
    { anchor: 'American Institute of Architects: contract forms', url: 'https://www.aia.org/' },
  ],
}
