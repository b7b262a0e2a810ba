import { MIL_OF_GAUGE, poundsPerFoot, stud } from '@framewell/domain/framing/profile'
import { bullets, heading, paragraph } from '../richText'
import { bars, next, text } from './article'
import { figure, planFigures } from './planFigures'
import type { SeedPost } from './SeedPost'

const schiff = planFigures('the-schiff-plan')
const wallStud = schiff.profile('362S162-43')
const mils = [33, 43, 54, 68] as const

export const what362S162Means: SeedPost = {
  slug: 'what-362s162-43-means-on-a-steel-stud',
  title: 'What 362S162-43 means, and what else is printed on a steel stud',
  tags: ['Designators', 'Materials', 'Framing'],
  published: '2026-09-15',
  seo: {
    title: 'What 362S162-43 Means: Steel Stud Designators Explained',
    description:
      'Depth, shape, flange and thickness: how to read a steel stud designator such as 362S162-43, what mils and gauge mean, and what the stamp must tell you.',
    keywords: ['362S162-43', 'steel stud designation', 'mils to gauge', 'SFIA section designator', 'stud track sizes'],
  },
  sections: [
    text(
      paragraph(
        'Order lumber and you say two-by-four, knowing it’s neither two nor four. Order cold-formed steel and you say 362S162-43, and every character means something. The industry agreed on this notation in 1996, so that a drawing, a bill of materials and the stamp on the member say the same thing. It takes five minutes to learn and prevents an expensive mistake: the right shape in the wrong thickness.',
      ),
      heading('Four facts in nine characters'),
      bullets(
        '362 is the depth of the web in hundredths of an inch: 3.62 in, which stands for 3 5/8 in. That is the width of the wall, measured outside to outside.',
        'S is the shape. S is a stud or joist, a C with stiffening lips. T is a track, a U without lips. U is a cold-rolled channel, F a furring channel.',
        '162 is the width of the flange in hundredths of an inch: 1.62 in, which stands for 1 5/8 in. Sheathing and drywall screws go into it.',
        '43 is the thickness of the bare steel in mils, thousandths of an inch, at its thinnest: 0.043 in.',
      ),
      paragraph(
        'So a 362T125-43 is the track that goes with that stud: as deep inside as the stud is outside, flanges of 1 1/4 in, the same thickness. The code wants the track at least as thick as the studs in it. And a 1000S162-54 is a joist: 10 in deep, 1 5/8 in flanges, 54 mils.',
      ),
    ),
    { blockType: 'drawing', tone: 'paper', heading: 'One name, four facts', subject: 'stud', parts: [], actions: [] },
    {
      blockType: 'drawing',
      tone: 'paper',
      heading: 'Stud, track and strap in section',
      subject: 'profiles',
      parts: [
        {
          name: 'Stud (S)',
          text: 'The lips at the ends of its flanges, half an inch on a 1 5/8 in flange, keep the flanges from buckling.',
        },
        { name: 'Track (T)', text: 'No lips, so that the stud slips in. It locates studs; it is not a beam.' },
        { name: 'Strap', text: 'Flat, named by width and thickness. It pulls; it cannot push.' },
      ],
      actions: [],
    },
    text(
      heading('Why mils and not gauge'),
      paragraph(
        `Gauge is an old family of tables in which a smaller number is thicker, and two makers can mean different things. Mils are a measurement. Where people still say gauge they mean, for structural members, 20 gauge for ${MIL_OF_GAUGE[20]} mil, 18 gauge for ${MIL_OF_GAUGE[18]} mil and 16 gauge for ${MIL_OF_GAUGE[16]} mil. Watch the first one: drywall studs are also sold as 20 gauge and are thinner than 33 mil. They hold drywall, not a roof.`,
      ),
      paragraph(
        'The number in the designator is the minimum that may be delivered, without the zinc. Engineers calculate with the design thickness, which is the minimum divided by 0.95: 0.0451 in for a 43 mil member. Calipers on a coated stud will show a little more than the designator says; if they show less, send it back.',
      ),
    ),
    bars({
      heading: 'From 33 to 68 mil, the same stud weighs twice as much',
      intro: 'Weight of a 3 5/8 in stud with 1 5/8 in flanges, by thickness. Each step costs steel in every foot of every stud.',
      unit: 'lb/ft',
      categories: mils.map((mil) => `${mil} mil`),
      series: [{ name: '362S162', values: mils.map((mil) => poundsPerFoot(stud('362', mil))) }],
      source: 'Framewell section table: design thickness and SFIA radii, zinc excluded',
    }),
    text(
      heading('What the stamp must say'),
      paragraph(
        'The residential code (R603.2.4) requires load-bearing members to carry a label, stencil, stamp or embossing with four things: the maker, the minimum base steel thickness, the minimum coating and the minimum yield strength. Federal specifications repeat it every four feet, so that a cut piece still has one. Read it before the drywall covers it. Thickness matters most, but strength goes with it: the code’s tables assume 33 ksi steel at 33 and 43 mil and 50 ksi at 54 and 68. A drawing that says 362S162-54 (50 ksi) is not met by a 54 mil stud of 33 ksi.',
      ),
      paragraph(
        'Mills also paint the ends, commonly white for 33 mil, yellow for 43, green for 54 and orange for 68. The color helps you sort a bundle from across the yard. The stamp decides.',
      ),
      heading('One house, few designators'),
      paragraph(
        `A whole frame needs fewer of them than you’d think. Our model of ${schiff.plan.name}, ${figure(schiff.plan.squareFeet)} square feet on one floor, has ${figure(schiff.summary.memberCount)} members and ${schiff.profiles} designators. One of them, 362S162-43, is on ${figure(wallStud.count)} pieces: studs, kings, jacks and cripples, ${figure(wallStud.feet)} feet and ${figure(wallStud.pounds)} pounds of the ${figure(schiff.summary.weightPounds)}. Headers are 6 and 8 in deep at 54 mil because they bend; blocking is 33 mil because it only holds things in place. Fewer designators mean fewer set-ups on the roll-former and fewer chances to pick the wrong stick.`,
      ),
      paragraph(
        'When you check a bill of materials, check the designators first and the quantities second. A wrong count is a phone call. A wrong thickness is a wall that has to come down. How counts come about is in [reading a bill of materials](/reading-a-bill-of-materials), and what happens to them when studs move from 16 to 24 in is in [16 or 24 inches](/steel-stud-spacing-16-or-24-inches).',
      ),
      heading('A short checklist'),
      bullets(
        'Is the depth the one the window jambs and the insulation were ordered for? Steel wants full-width batts, 16 or 24 in, since there is no 1 1/2 in stud to lose.',
        'Is it S where it carries and T where it holds? A track used as a lintel is the classic error.',
        'Do thickness and yield strength both match the drawing?',
        'Is the coating at least the one the drawing names? G60 is the code’s minimum for load-bearing members; walls near the sea ask for more.',
      ),
      paragraph(
        'Section tables with every property are published by the [Steel Framing Industry Association](https://www.steelframing.org/). If the words stud, track and header are new to you, start with [what residential steel framing is](/what-is-residential-steel-framing).',
      ),
    ),
    {
      blockType: 'faq',
      tone: 'paper',
      heading: 'Short answers',
      entries: [
        {
          question: 'Is 18 gauge the same as 43 mil?',
          answer:
            'For structural members, yes: 18 gauge is used for 43 mil, 16 gauge for 54 mil, 20 gauge structural for 33 mil. Order by mils.',
        },
        {
          question: 'What is the difference between 362 and 350?',
          answer: 'An eighth of an inch of depth: 3 5/8 in against 3 1/2 in. 350 members match 2×4 lumber, 362 is the common steel wall.',
        },
        {
          question: 'Can I replace a 43 mil stud with two of 33 mil?',
          answer:
            'Not on your own. Strength depends on depth, flange, lips and yield strength together; the engineer of the frame decides.',
        },
      ],
    },
    next(
      'See the designators of a whole house',
      'Generate a bill of materials for one of our plans and read it with this page beside it.',
      [
        { label: 'Home plans', href: '/home-plans' },
        { label: 'BOM generator', href: '/bom-generator' },
      ],
    ),
  ],
  internalLinks: [
    { anchor: 'Reading a bill of materials', targetPage: '/reading-a-bill-of-materials' },
    { anchor: '16 or 24 inches', targetPage: '/steel-stud-spacing-16-or-24-inches' },
    { anchor: 'What residential steel framing is', targetPage: '/what-is-residential-steel-framing' },
    { anchor: 'Home plans', targetPage: '/home-plans' },
  ],
  externalLinks: [{ anchor: 'Steel Framing Industry Association', url: 'https://www.steelframing.org/' }],
}
