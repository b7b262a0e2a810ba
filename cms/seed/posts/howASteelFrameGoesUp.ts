import { heading, paragraph } from '../richText'
import { next, text } from './article'
import { figure, planFigures } from './planFigures'
import type { SeedPost } from './SeedPost'

const bova = planFigures('the-bova-plan')
const walls = bova.part('exterior-wall', 'interior-wall')

export const howASteelFrameGoesUp: SeedPost = {
  slug: 'how-a-steel-frame-goes-up',
  title: 'How a cold-formed steel frame goes up, from slab to ridge',
  tags: ['Site work', 'Erection', 'Framing'],
  published: '2026-09-08',
  seo: {
    title: 'How a Cold-Formed Steel Frame Goes Up, Step by Step',
    description:
      'The order in which a panelized steel frame is stood: slab check, tracks, walls, bracing, floor, trusses. What to measure before each step, and why.',
    keywords: ['steel frame erection', 'cold-formed steel installation', 'steel wall panels', 'light gauge framing steps'],
  },
  cover: 'bova-sheathed',
  sections: [
    text(
      paragraph(
        'A steel frame is no harder to stand than a wood one. It’s less forgiving of a bad slab and more rewarding of a good plan. Every member comes cut to length with its mark printed on it, and you don’t trim on site to make up for the concrete. So the work moves forward: an hour with a laser before the truck arrives saves a day afterward.',
      ),
      paragraph(
        `For real numbers, we use a small house from our own [home plans](/home-plans): ${bova.plan.name}, ${figure(bova.plan.squareFeet)} square feet on one floor. Its frame is ${figure(bova.summary.memberCount)} members, ${figure(bova.summary.weightPounds)} pounds in all. ${figure(walls.count)} of them are in the walls, ${bova.summary.trussCount} trusses make the roof.`,
      ),
    ),
    {
      blockType: 'drawing',
      tone: 'paper',
      heading: 'What goes up',
      subject: 'exploded',
      plan: 'the-bova-plan',
      parts: [],
      actions: [],
    },
    text(
      heading('1. Check the slab before anything else'),
      paragraph(
        'Measure the diagonals of the whole outline and of every offset; they must agree within the tolerance on the drawing. Then shoot the level along each wall line. A stud in a load-bearing wall has to sit tight in its track: the framing standard, AISI S240, allows a gap of no more than 1/8 inch between the end of the stud and the web of the track. A slab that rises and falls by half an inch under one wall cannot meet that. Grind the high spots or bed the track in grout or shims that the engineer has accepted; do not let studs hang in the air and trust the screws.',
      ),
      paragraph(
        'Mark the wall lines with a chalk line, then check the anchors. Bolts cast into the slab must be where the drawing has them: in the prescriptive method of the International Residential Code that is 6 feet apart at most, less where the wind is strong, and within 12 inches of corners and of the ends of a track. A bolt that comes up under a stud is found now with a tape, or later with a panel hanging from a crane.',
      ),
      heading('2. Sort the delivery in the order of erection'),
      paragraph(
        'Panels should come off the truck in the order in which they stand: corner first, then along the long wall, then around the house. The marks on the panels match the plan, so the crew doesn’t have to remember a cut list. Keep bundles off the ground and under cover with air around them. The zinc coating protects steel in the wall; it isn’t made for weeks in a puddle, where white rust forms.',
      ),
      heading('3. Stand a corner, brace it, and only then go on'),
      paragraph(
        'Set the first two panels of a corner, plumb both ways, screw the corner studs together and brace each panel to the slab. Without sheathing or straps, a light frame has little lateral strength, and the temporary braces are all there is. Leave them until the permanent bracing is in. Then panels follow one another, each clamped to its neighbor so that flanges lie flat, screwed, and anchored.',
      ),
      paragraph(
        'Screws follow the drawing, not habit. They are self-drilling screws to ASTM C1513, and at least three threads must show behind the last sheet. A screw that strips its hole holds nothing: set another one beside it, at least half an inch away.',
      ),
    ),
    {
      blockType: 'drawing',
      tone: 'paper',
      heading: 'The parts of one panel',
      subject: 'wallPanel',
      parts: [
        { name: 'Top track', text: 'Caps the studs. Joints in it are spliced, so that the wall works as one line.' },
        {
          name: 'Stud',
          text: 'Stands tight in both tracks, open sides all facing one way, so that its service holes line up where the panels have them.',
        },
        { name: 'King and jack studs', text: 'Carry what the header gathers. Never leave one out to fit a wider window.' },
        { name: 'Header', text: 'Two members boxed together over the opening.' },
        { name: 'Cripple stud', text: 'Keeps the spacing for sheathing and board above and below an opening.' },
        { name: 'Sill track', text: 'Closes the opening at the bottom.' },
        { name: 'Strap bracing', text: 'Works in tension only: a slack strap does nothing.' },
        { name: 'Bottom track', text: 'Bears on the slab along its whole length and is held by the anchors.' },
      ],
      actions: [],
    },
    text(
      heading('4. Tie the walls together, then load them'),
      paragraph(
        `Interior walls go in next. In ${bova.plan.name} they are light, but they hold the long walls straight while the roof comes on. Install flat strap and blocking as drawn: a stud is strong along its depth and weak across it, and until it is held at mid-height it can twist under load. Pull X-braces tight, screw the gussets, fix the hold-downs, and only now take the temporary braces of that wall away.`,
      ),
      heading('5. Floors and trusses sit over studs'),
      paragraph(
        'Steel framing works in line. The code requires the center of each joist, rafter or truss to be within 3/4 inch of the center of the stud below it, because a single track is not a beam: it can’t carry a truss between two studs. If the wall is right, the trusses land where they should; if one doesn’t, don’t slide it to where it’s convenient. Find out which panel is off.',
      ),
      paragraph(
        `The ${bova.summary.trussCount} trusses of this house stand 24 inches apart. Set the first one at the gable, brace it to the ground or to the wall, then hold each next one with a spacer at the top and the permanent lateral braces below. An unbraced truss can fall over and take its neighbors along, so nobody lets go of one until it’s braced. Two ties to each truss carry the wind's uplift into the wall.`,
      ),
      heading('6. Before the first board goes on'),
      paragraph(
        'Walk the frame once with the drawing. Are all screws in, all anchors nutted, all straps tight? Is every hole where a pipe runs one on your engineer’s drawing? The residential code allows holes only along the middle of the web, no wider than half its depth or 1 1/2 inches, at least 24 inches apart and 10 inches from where a member bears. A plumber with a hole saw can undo a calculation in a minute; a patch is an engineering detail, not a favor.',
      ),
      paragraph(
        'Put grommets in the holes before you pull wire, keep copper off the steel, and photograph every wall. The pictures help the inspector, and where money is released by milestones they are the proof: see how [escrow and retainage](/escrow-milestones-and-retainage) follow the stages of a job.',
      ),
      heading('What it takes'),
      paragraph(
        'Screw guns with clutches and spare bits, locking clamps, a laser, snips and a chop saw for the piece that did get bent, braces, gloves, and somebody who has read the whole drawing. If you have framed in wood, you know the rest. What you have to unlearn is solving problems by cutting.',
      ),
      paragraph(
        'New to the material? Start with [what residential steel framing is](/what-is-residential-steel-framing). The standards named here are published by the [American Iron and Steel Institute](https://www.steel.org/) and the [International Code Council](https://www.iccsafe.org/); your drawings and your building official have the last word.',
      ),
    ),
    next('See the frame of your plan', 'Three plans with their studs, trusses and weights, drawn from the model that prices them.', [
      { label: 'Home plans', href: '/home-plans' },
      { label: 'What steel framing is', href: '/what-is-residential-steel-framing' },
    ]),
  ],
  internalLinks: [
    { anchor: 'Home plans', targetPage: '/home-plans' },
    { anchor: 'What residential steel framing is', targetPage: '/what-is-residential-steel-framing' },
    { anchor: 'Escrow and retainage', targetPage: '/escrow-milestones-and-retainage' },
  ],
  externalLinks: [
    { anchor: 'American Iron and Steel Institute', url: 'https://www.steel.org/' },
    { anchor: 'International Code Council', url: 'https://www.iccsafe.org/' },
  ],
}
