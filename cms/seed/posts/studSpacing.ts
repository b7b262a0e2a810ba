import { bullets, heading, paragraph } from '../richText'
import { bars, next, text } from './article'
import { figure, MODEL_SOURCE, planFigures, savedPercent } from './planFigures'
import type { SeedPost } from './SeedPost'

const plans = ['the-bova-plan', 'the-schiff-plan', 'the-storch-plan'].map((id) => ({
  at16: planFigures(id, 16),
  at24: planFigures(id, 24),
}))
const names = plans.map(({ at16 }) => at16.plan.name)
const studs = plans.map(({ at16, at24 }) => [at16.summary.studCount, at24.summary.studCount] as const)
const pounds = plans.map(({ at16, at24 }) => [at16.summary.weightPounds, at24.summary.weightPounds] as const)
const share = (pairs: readonly (readonly [number, number])[]) => pairs.map(([wide, narrow]) => savedPercent(wide, narrow))
const between = (values: readonly number[]) => `${Math.min(...values)} to ${Math.max(...values)}%`
const [bova] = plans

export const studSpacing: SeedPost = {
  slug: 'steel-stud-spacing-16-or-24-inches',
  title: '16 or 24 inches? What stud spacing changes in a steel frame',
  cover: 'stud',
  tags: ['Stud spacing', 'Take-off', 'Framing'],
  published: '2026-09-29',
  seo: {
    title: 'Steel Stud Spacing: 16 or 24 Inches on Center? Compared',
    description:
      'Studs, pounds and screws at 16 and at 24 inches on center, counted on three whole house frames; what the wider spacing asks of board, siding and trusses.',
    keywords: ['steel stud spacing', '16 vs 24 on center', '24 inch on center steel framing', 'stud count'],
  },
  sections: [
    text(
      paragraph(
        'Move the studs of a wall from 16 to 24 inches apart and you would expect a third of them to go. On paper, for one long blank wall, that is nearly right. A house has corners, windows and doors, and each of them brings studs that stay put. So what does the wider spacing really save? We counted it on three complete frames.',
      ),
      paragraph(
        `The frames are the three of our [home plans](/home-plans): ${names.join(', ')}. Each was framed twice by the same model, once at 16 and once at 24 in, with nothing else changed. We counted full-height studs: layout studs, corner studs, and the kings and jacks beside openings.`,
      ),
    ),
    bars({
      heading: `24 in saves ${between(share(studs))} of the studs, not a third`,
      unit: 'studs',
      categories: names,
      series: [
        { name: '16 in on center', values: studs.map(([wide]) => wide) },
        { name: '24 in on center', values: studs.map(([, narrow]) => narrow) },
      ],
      source: MODEL_SOURCE,
    }),
    text(
      heading('Why it is less than a third'),
      paragraph(
        `Take ${names[0]}. At 16 in its frame has ${figure(studs[0]?.[0] ?? 0)} full-height studs, at 24 in ${figure(studs[0]?.[1] ?? 0)}. In both frames ${figure(bova?.at24.roles('king-stud', 'jack-stud').count ?? 0)} of them are kings and jacks beside openings, and ${figure(bova?.at24.roles('corner-stud').count ?? 0)} are at corners. Those are set by the plan, not the spacing. The more a wall is cut up, the less there is left to space out. A house with few, large openings gains most.`,
      ),
      paragraph(
        `Weight falls less than count, by ${between(share(pounds))}, because tracks, headers, bracing and the roof don’t depend on stud spacing. In ${names[0]} the roof alone is ${figure(bova?.at24.part('truss', 'roof').pounds ?? 0)} of ${figure(pounds[0]?.[1] ?? 0)} pounds.`,
      ),
    ),
    bars({
      heading: `The whole frame gets ${between(share(pounds))} lighter`,
      unit: 'lb',
      categories: names,
      series: [
        { name: '16 in on center', values: pounds.map(([wide]) => wide) },
        { name: '24 in on center', values: pounds.map(([, narrow]) => narrow) },
      ],
      source: MODEL_SOURCE,
    }),
    text(
      heading('What you gain besides steel'),
      bullets(
        'Screws. Sheathing takes 66 screws to a 4 × 8 ft sheet over studs at 16 in and 57 at 24 in, at 6 in along the edges and 12 in between. Over a hundred sheets that is 900 fewer screws to drive.',
        'Heat. Every stud is a bridge through the insulation. At 24 in a steel wall keeps noticeably more of its insulation’s value: the figures are in [thermal bridges in steel walls](/thermal-bridges-in-steel-walls).',
        'Room for pipes and wires, and fewer studs to miss when something is hung.',
        'In-line framing for free. Trusses usually stand at 24 in. With studs at 24 in each truss finds a stud below it; at 16 in only every other one lines up, and the top of the wall needs a load-distributing detail.',
      ),
      heading('What it asks for'),
      bullets(
        'Thicker or stronger studs in some walls. Each stud carries half as much again. In a one-story house that seldom decides; in the lower story of a two-story house, with snow, it often does. That is why our two-story plan is drawn at 16 in.',
        'Board that spans it. Half-inch gypsum board may span 24 in on walls, but it shows every stud under a raking light; on ceilings take a board made for that span, or 5/8 in.',
        'Sheathing and siding rated for it. Look for the span rating on the sheet and the fastening table of the siding maker. Some sidings want a stud every 16 in.',
        'Care with heavy things. Cabinets, tubs, grab bars and televisions need blocking at either spacing; at 24 in do not rely on luck.',
      ),
      heading('Where the code stands'),
      paragraph(
        'The prescriptive tables of the International Residential Code for steel walls, R603, list both spacings. You read them by wind speed and exposure, wall height, building width, snow and what stands above: each combination gives the thickness a stud needs at 16 in and at 24 in. Often it is the same thickness, and then the wider spacing is simply less steel. Sometimes 24 in asks for the next thickness up, and a third fewer studs of a heavier section can cost more than what was saved. Compare pounds, not pieces, and compare them for the whole frame: a wall that got lighter above a header that got heavier has saved nothing.',
      ),
      paragraph(
        `A rule of thumb from these three frames: each stud you can leave out takes about ${figure(Math.round(plans.reduce((sum, { at16, at24 }) => sum + at16.summary.weightPounds - at24.summary.weightPounds, 0) / plans.reduce((sum, { at16, at24 }) => sum + at16.summary.studCount - at24.summary.studCount, 0)))} pounds with it, its share of cripples, straps and, in a two-story house, joists included.`,
      ),
      heading('How to decide'),
      paragraph(
        'Our habit: start at 24 in for a one-story house in a region of moderate wind and snow, and let the tables or the engineer tell you which walls need more. Take 16 in where the cladding demands it, where the lower of two stories carries a wide building, or where local wind pushes studs beyond their range. Do not mix spacings in one wall line: the sheets will not break on studs. And decide before the order, since a roll-former cuts every piece for one layout. What the stamp on each piece then says is explained in [what 362S162-43 means](/what-362s162-43-means-on-a-steel-stud).',
      ),
      paragraph(
        'The residential code is published by the [International Code Council](https://www.iccsafe.org/); the standards behind its steel chapters by the [American Iron and Steel Institute](https://www.steel.org/).',
      ),
    ),
    next('Try it on a plan', 'Change spacing and thickness in the configurator and see studs, weight and price move together.', [
      { label: 'Configurator', href: '/configurator' },
      { label: 'Home plans', href: '/home-plans' },
    ]),
  ],
  internalLinks: [
    { anchor: 'Home plans', targetPage: '/home-plans' },
    { anchor: 'Thermal bridges in steel walls', targetPage: '/thermal-bridges-in-steel-walls' },
    { anchor: 'What 362S162-43 means', targetPage: '/what-362s162-43-means-on-a-steel-stud' },
  ],
  externalLinks: [
    { anchor: 'International Code Council', url: 'https://www.iccsafe.org/' },
    { anchor: 'American Iron and Steel Institute', url: 'https://www.steel.org/' },
  ],
}
