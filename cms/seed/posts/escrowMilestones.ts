import { bullets, heading, paragraph } from '../richText'
import { bars, next, text } from './article'
import { figure, planFigures } from './planFigures'
import type { SeedPost } from './SeedPost'

const { plan } = planFigures('the-schiff-plan')
const kit = plan.kitBasePriceCents / 100
/** The split of an order: deposit, fabrication milestones, delivery. */
const SPLIT = [0.3, 0.5, 0.2] as const
const [deposit, fabrication, delivery] = SPLIT.map((part) => kit * part)
/** An example only: the retainage of an order is the one its contract states. */
const RETAINAGE = 0.05
const held = kit * RETAINAGE

const money = (dollars = 0) => `$${figure(dollars)}`

export const escrowMilestones: SeedPost = {
  slug: 'escrow-milestones-and-retainage',
  title: 'Escrow milestones and retainage: who holds the money for a frame, and until when',
  category: 'Platform Updates',
  tags: ['Payments', 'Escrow', 'Orders'],
  published: '2026-10-27',
  seo: {
    title: 'Escrow Milestones and Retainage for a Framing Kit, Explained',
    description:
      'Thirty, fifty, twenty: how payments for a steel framing kit follow its stages, what retainage protects, and what happens when something is in dispute.',
    keywords: ['construction escrow', 'milestone payments', 'retainage', 'framing kit payment terms'],
  },
  sections: [
    text(
      paragraph(
        'A builder who pays in full before fabrication carries all of the risk. A shop that is paid after delivery carries all of it, and finances your steel besides. Between strangers neither is reasonable, and a frame is usually bought by a stranger from a stranger. Escrow is the old answer: a third party holds the money, and gives out parts of it when things that can be proved have happened.',
      ),
      heading('The split'),
      paragraph(
        `An order on our platform is paid in three parts. Thirty percent is the deposit: it reserves a production slot and buys the coil. Fifty percent is released while the frame is being made, at milestones of fabrication. Twenty percent is released at delivery, less what is held back until you have accepted the frame. As an example take the kit of ${plan.name}, at its base price of ${money(kit)}.`,
      ),
    ),
    bars({
      heading: `Of ${money(kit)}, half moves only when steel does`,
      unit: '$',
      categories: ['Deposit, 30%', 'Fabrication, 50%', 'Delivery, 20%'],
      series: [{ name: plan.name, values: [deposit ?? 0, fabrication ?? 0, delivery ?? 0] }],
      source: `Framewell order terms, applied to the base price of the ${plan.name} kit`,
    }),
    {
      blockType: 'steps',
      tone: 'paper',
      heading: 'Four milestones, always in this order',
      steps: [
        {
          title: 'Fabrication start',
          text: 'The drawing is approved, coil is in the shop, the first members are rolled. Proof: the released cut list and the production slot.',
        },
        {
          title: 'Quality check',
          text: 'Panels are assembled, measured and photographed against the drawing. Proof: the check sheet with its pictures.',
        },
        { title: 'Shipment', text: 'The load is complete and has left. Proof: packing list and carrier’s receipt.' },
        { title: 'Delivery', text: 'You have received it. The rest is released, less retainage, and the time for acceptance begins.' },
      ],
      actions: [],
    },
    text(
      heading('Why the order of milestones is fixed'),
      paragraph(
        'A milestone cannot be triggered before the one in front of it, nor twice. That sounds like pedantry until the day when a shop is short of cash and shipment is marked before the check was done. Software that allows it will be used for it. In our ledger each release is one posting between two accounts, balanced to the cent, made once however often the button is pressed, with the name of who pressed it. Balances are not numbers that somebody keeps up to date; they are the sum of those postings.',
      ),
      heading('What retainage is for'),
      paragraph(
        `Retainage is the part of a payment that stays behind until the work is accepted. In site construction five to ten percent is common, and many states limit by law how much may be held and for how long. For a kit it covers what you can see only when you open the bundles: a missing panel, a bent track, holes in the wrong place. The contract of the order states the rate. Were it five percent of the price, ${money(held)} of the ${money(delivery)} due at delivery would stay in escrow for our example, and ${money((delivery ?? 0) - held)} would go out.`,
      ),
      paragraph(
        'Then a window opens: fourteen days in which to check the load against the packing list. Do it on the first day, not the last. Count bundles before the driver leaves, note damage on the receipt, open one panel of each kind, measure it. If nothing is reported within the window, the retainage is released by itself. Nobody has to remember it and nobody can sit on it.',
      ),
      heading('When something is wrong'),
      paragraph(
        'Open a dispute before the window ends. It names the pieces by their marks and has pictures with it. From that moment the retainage is frozen: it can go neither to the shop nor back to you until the dispute is settled, by release, by refund, or by a split that both have seen. Everything else goes on. The shop still ships what is missing, you still build with what is right. Most disputes about frames are about one panel, and the sum that is held is sized for that.',
      ),
      bullets(
        'Report by mark. W1-3 is missing two cripples is a dispute. The windows do not fit is a phone call that becomes one.',
        'Do not cut what is wrong. A panel that was altered on site can neither be judged nor exchanged.',
        'Keep the label. It carries the order, the panel and the coil.',
      ),
      heading('Early payment for the shop'),
      paragraph(
        'A small shop may have three frames in work and their milestones weeks away. It can ask to be paid early on a receivable, at a discount that depends on its record. That is between the shop and the platform. For the builder nothing changes: the same stages, the same proof, the same window. The advance is settled out of the milestone when it comes.',
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
        'How much of the deposit you need at all depends on your tier: see [credit terms](/terms) and [how a score comes about](/how-pre-qualification-scores-are-explained). What is being paid for is in the bill of materials: [how to read one](/reading-a-bill-of-materials). This article explains our terms; it is no legal advice, and retainage in your state has rules of its own. The [American Institute of Architects](https://www.aia.org/) publishes contract forms that many states’ practice follows.',
      ),
    ),
    next('Know your terms first', 'The deposit follows the tier. Find out yours in a minute.', [
      { label: 'Get Pre-Qualified', href: '/qualification' },
      { label: 'Credit terms', href: '/terms' },
    ]),
  ],
  internalLinks: [
    { anchor: 'Credit terms', targetPage: '/terms' },
    { anchor: 'How a score comes about', targetPage: '/how-pre-qualification-scores-are-explained' },
    { anchor: 'Reading a bill of materials', targetPage: '/reading-a-bill-of-materials' },
  ],
  externalLinks: [{ anchor: 'American Institute of Architects', url: 'https://www.aia.org/' }],
}
