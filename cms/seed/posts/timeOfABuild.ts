import { bullets, heading, paragraph } from '../richText'
import { bars, next, text } from './article'
import { figure, planFigures } from './planFigures'
import type { SeedPost } from './SeedPost'

const schiff = planFigures('the-schiff-plan')
const WHO = ['Built for sale', 'All single-family homes', 'By a hired contractor', 'Built for rent', 'By the owner']
const MONTHS = [8.9, 9.6, 11.3, 11.6, 13.4]

export const timeOfABuild: SeedPost = {
  slug: 'benefits-of-moving-hours-off-site',
  title: 'Where a build loses its months, and the benefits of moving hours off site',
  cover: 'panel-lift',
  tags: ['Schedule', 'Labor', 'Build-to-rent'],
  published: '2026-10-13',
  seo: {
    title: 'How Long a House Takes to Build, and Where Time Goes',
    description:
      'Census figures on months from permit to completion, by who the house is built for; which part of them a factory-made frame can shorten, and which it cannot.',
    keywords: ['construction time single family', 'off-site framing', 'build to rent schedule', 'panelized framing'],
  },
  sections: [
    text(
      paragraph(
        'Everyone who sells prefabricated parts promises to save you weeks. Some of those weeks are real. To see which, look at how long houses take now, who waits longest, and what they wait for. The federal government asks builders exactly that every month, in the Survey of Construction, and the answers are public.',
      ),
    ),
    bars({
      heading: 'A house built to rent took 11.6 months, 2.7 more than one built for sale',
      intro: 'Months from permit to completion, single-family homes finished in 2022.',
      unit: 'months',
      categories: WHO,
      series: [{ name: 'Permit to completion', values: MONTHS }],
      source: 'U.S. Census Bureau, 2022 Survey of Construction, as analyzed by the National Association of Home Builders (July 2023)',
    }),
    text(
      heading('What the figures say'),
      paragraph(
        'The fastest group is the one that does the same thing over and over: builders who put up houses for sale in one place, with the same crews, took 8.9 months on average. Owners who build for themselves took 13.4. The difference is not the size of the house or the skill of a framer. It is waiting: for a decision, for a delivery, for the next trade, for an inspection. Repetition removes waiting.',
      ),
      paragraph(
        'The surprise is the fourth bar. Houses built to rent often repeat a plan too, yet they took longer than houses put up by a hired contractor. The survey doesn’t say why. Whole communities waiting for streets and utilities are one likely reason. For the owner, that time has a price: each month without a tenant is a month of interest without rent. So this group has the most to gain from a schedule that holds.',
      ),
      heading('What a frame can and cannot shorten'),
      paragraph(
        'Framing is only part of those months. A frame that arrives as numbered panels goes up faster than one cut on site, but if that were all, a nine-month job would hardly notice. What matters more is what stops happening around it.',
      ),
      bullets(
        'The frame is finished before the slab is. A shop rolls and assembles while the site digs and pours; two steps that used to run one after the other now overlap.',
        'The date is known. Panels have a production week. Lumber, framers and weather don’t.',
        'Openings are where the drawing has them, to a fraction of an inch. Windows, cabinets and stairs can be measured from the model and ordered weeks earlier.',
        'Inspectors find less. Straps are on the drawing, hold-downs and anchors are already counted on the bill, and nothing was notched to make a pipe fit.',
        'Weather does less. Members do not swell or twist in the rain, so drywall can go up when the roof is on, not when the moisture meter says so.',
      ),
      paragraph(
        'What it does not shorten: the permit, the utility company, the lender’s inspection, the decision about the tile. It can lengthen the front end, because choices a framer would have made on site (where a closet ends, which way a door swings) have to be made before the order. The hour isn’t gone; it moved to a desk, where it is cheaper and dry.',
      ),
      heading('Count hours, not weeks'),
      paragraph(
        `Take one of our houses as an example. The frame of ${schiff.plan.name}, ${figure(schiff.plan.squareFeet)} square feet, has ${figure(schiff.summary.memberCount)} members. Stick-framed, each of them is measured, cut, carried and fastened on site, at both ends. Delivered as panels and trusses, the same members are ${schiff.summary.trussCount} trusses and a few dozen panels to set, plus the loose pieces that tie them together. The ${figure(schiff.summary.memberCount)} members were cut by machine, from the file. How we count them is in [The Schiff, taken off](/the-schiff-taken-off).`,
      ),
      paragraph(
        'Whether that pays depends on what an hour costs where you build, and whether you can hire anyone to work it. Ask your own numbers three questions. How many crew hours does framing take per square foot on the last five houses? How many days did other trades wait on framing? And what does a month of carrying costs come to for this house? The third is the number fewest builders know. Put the three side by side before you compare quotes: a frame that costs a little more but saves a month of carrying costs can be the cheaper one, and a frame that saves only framing hours may not be.',
      ),
      heading('A schedule that gains from it'),
      bullets(
        'Fix the plan and the openings before the slab: enter your ZIP code beside a plan to see the earliest day on which a shop can deliver it.',
        'Order windows and trusses’ mechanical chases from the model at the same time.',
        'Give the slab crew the anchor plan, and check their work with a laser: see [how a frame goes up](/how-a-steel-frame-goes-up).',
        'Book the roofer and the window installer by the erection date, not after it.',
        'Tie payments to stages you can prove, with the proof agreed up front, so that nobody waits for a check: [escrow milestones](/escrow-milestones-and-retainage).',
      ),
      paragraph(
        'On one house the gain may be small. On forty, with the same panels in the same order, you move from the fourth bar of the chart toward the first. The averages are from the [NAHB](https://www.nahb.org/blog/2023/07/2022-single-family-build-times); the survey’s own tables are on the site of the [U.S. Census Bureau](https://www.census.gov/construction/soc/).',
      ),
    ),
    next('Look at the market', 'Who builds how many homes, and where a framing kit fits in.', [
      { label: 'Market analysis', href: '/market-analysis' },
      { label: 'Home plans', href: '/home-plans' },
    ]),
  ],
  internalLinks: [
    { anchor: 'The Schiff, taken off', targetPage: '/the-schiff-taken-off' },
    { anchor: 'How a frame goes up', targetPage: '/how-a-steel-frame-goes-up' },
    { anchor: 'Escrow milestones', targetPage: '/escrow-milestones-and-retainage' },
    { anchor: 'Market analysis', targetPage: '/market-analysis' },
  ],
  externalLinks: [
    {
      anchor: 'NAHB: single-family build times in 2022 (July 2023)',
      url: 'https://www.nahb.org/blog/2023/07/2022-single-family-build-times',
    },
    { anchor: 'U.S. Census Bureau, Survey of Construction', url: 'https://www.census.gov/construction/soc/' },
  ],
}
