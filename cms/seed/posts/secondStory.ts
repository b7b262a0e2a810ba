import { heading, paragraph } from '../richText'
import { bars, next, text } from './article'
import { figure, MODEL_SOURCE, planFigures } from './planFigures'
import type { SeedPost } from './SeedPost'

const bova = planFigures('the-bova-plan')
const schiff = planFigures('the-schiff-plan')
const storch = planFigures('the-storch-plan')
const storchWide = planFigures('the-storch-plan', 24)
const all = [bova, schiff, storch]
const perSquareFoot = ({ summary, plan }: (typeof all)[number]) => Math.round((summary.weightPounds / plan.squareFeet) * 100) / 100
const wallsOf = (frame: (typeof all)[number]) => frame.part('exterior-wall', 'interior-wall').pounds
const roofOf = (frame: (typeof all)[number]) => frame.part('truss', 'roof').pounds
const floorOf = (frame: (typeof all)[number]) => frame.part('floor').pounds
const joists = storch.roles('joist', 'rim-track', 'floor-header')

export const secondStory: SeedPost = {
  slug: 'what-a-second-story-costs-in-pounds',
  title: 'What a second story costs in pounds: three of our frames side by side',
  category: 'Case Studies',
  tags: ['Take-off', 'Home plans', 'Two stories'],
  published: '2026-11-17',
  seo: {
    title: 'One Story or Two? Three Steel House Frames Compared',
    description:
      'Pounds of steel per square foot in a compact house, an L and a two-story plan, counted by one model: what floors add, what a smaller roof takes away again.',
    keywords: ['steel frame weight per square foot', 'two story steel house', 'steel joist floor', 'house shape cost'],
  },
  sections: [
    text(
      paragraph(
        'Two stories on a small footprint, or one on a large one? Architects answer with the lot, owners with their knees. We can add the frame’s answer, because our catalog happens to include the experiment: a small rectangle, an L, and a two-story house on the footprint of the first. As in every case study here, the houses are our own [home plans](/home-plans), not customers, and the figures come from the model that draws and prices them.',
      ),
    ),
    {
      blockType: 'drawing',
      tone: 'paper',
      heading: 'The house with the second story',
      subject: 'exploded',
      plan: 'the-storch-plan',
      parts: [],
      actions: [],
    },
    bars({
      heading: 'Per square foot the two-story frame is the heaviest, by less than a pound',
      intro: 'Net weight of the steel frame for each square foot of floor.',
      unit: 'lb/sq ft',
      categories: all.map(({ plan }) => plan.name),
      series: [{ name: 'Steel frame', values: all.map(perSquareFoot) }],
      source: MODEL_SOURCE,
    }),
    text(
      heading('Same footprint, twice the house'),
      paragraph(
        `${bova.plan.name} and ${storch.plan.name} each have a 900 square foot footprint. The first is one story, ${figure(bova.summary.weightPounds)} pounds. The second has ${figure(storch.plan.squareFeet)} square feet on two, and weighs ${figure(storch.summary.weightPounds)}: twice the floor for ${(storch.summary.weightPounds / bova.summary.weightPounds).toFixed(1)} times the steel. Per square foot that is ${perSquareFoot(bova)} against ${perSquareFoot(storch)} pounds.`,
      ),
      paragraph(
        `The roof is where you save. ${bova.plan.name} spends ${figure(roofOf(bova))} pounds on trusses and eaves for 900 square feet of rooms. ${storch.plan.name} spends ${figure(roofOf(storch))} for twice as many rooms. Per square foot of floor, its roof takes ${Math.round((1 - roofOf(storch) / storch.plan.squareFeet / (roofOf(bova) / bova.plan.squareFeet)) * 100)}% less steel. The slab and the shingles follow the roof, and they aren’t in these figures at all.`,
      ),
      paragraph(
        `The floor is where you pay. ${joists.count} joists, rims and headers, ten inches deep, weigh ${figure(joists.pounds)} pounds; with its blocking and straps the floor comes to ${figure(floorOf(storch))}. That one floor outweighs the whole roof above it. It has to: a bedroom floor carries people and furniture, and it can’t rattle the glasses when somebody walks by.`,
      ),
    ),
    bars({
      heading: 'A floor weighs more than a roof, and walls more than both',
      unit: 'lb',
      categories: all.map(({ plan }) => plan.name),
      series: [
        { name: 'Walls', values: all.map(wallsOf) },
        { name: 'Floor', values: all.map(floorOf) },
        { name: 'Roof', values: all.map(roofOf) },
      ],
      source: MODEL_SOURCE,
    }),
    text(
      heading('Walls below a story'),
      paragraph(
        `Walls carry more when there is a story above them, and this plan answers with closer studs: 16 inches instead of 24, ${figure(storch.summary.studCount)} full-height studs in all. Drawn at 24 it would have ${figure(storchWide.summary.studCount)}, and weigh ${figure(storchWide.summary.weightPounds)} pounds, ${perSquareFoot(storchWide)} to the square foot. That would be close to the one-story houses. Whether ground-floor studs can be that far apart depends on wind, snow, thickness and your engineer: [16 or 24 inches](/steel-stud-spacing-16-or-24-inches) goes through it.`,
      ),
      paragraph(
        'One rule makes the difference between a cheap second story and an expensive one: put bearing walls over bearing walls. In this plan one wall runs through the middle of the house, and the joists of both halves rest on it. They span twelve feet and a half instead of twenty-five. Upstairs, put the partitions where you like, because they carry nothing but the ceiling.',
      ),
      heading('What the figures leave out'),
      paragraph(
        'Weight is not price. A pound of floor joist and a pound of wall stud may cost the same to roll, but not to put up: a joist is set from a ladder, a stud from the slab. A second story needs scaffolding for the siding, a stair, a crane or a lift for the trusses, and protection at every edge while people work there. Against that you save half the slab, half the excavation and half the roofing. Get both prices with the same openings and finishes, or you are comparing windows.',
      ),
      paragraph(
        'Energy favors the two-story house. For the same floor area it has less roof, less slab edge and not much more wall, so there is less surface to insulate. In a steel frame, where every square foot of wall needs its layer of outside insulation, that is worth its own line: see [thermal bridges in steel walls](/thermal-bridges-in-steel-walls).',
      ),
      heading('What the L does'),
      paragraph(
        `${schiff.plan.name} has the most wall for its floor. Six corners, two wings, a terrace in between: ${figure(wallsOf(schiff))} pounds of walls. But its main wing is thirty feet wide, and wide houses have little wall for their area. The two effects nearly cancel, and at ${perSquareFoot(schiff)} pounds it is the lightest of the three by the square foot. Shape costs less steel than people think. It costs more in valleys, flashing and siding corners, which a frame doesn’t show.`,
      ),
      heading('Which to build'),
      paragraph(
        'On a wide, cheap lot, one story suits the frame. Steel per square foot is lowest, nothing has to be lifted past the first top track, and there is no floor to keep quiet. On a narrow or expensive lot, the second story pays right away: half the slab, half the roof, half the walls’ length at the ground, for a floor that costs about as much steel as the roof it replaces. In the end the frame rarely decides it. It’s good to know that before you choose.',
      ),
      paragraph(
        'The numbers are net, as cut, without fasteners, and preliminary: no engineer has reviewed the layout. For a single house, down to the last stud, read [The Schiff, taken off](/the-schiff-taken-off); for the parts and their names [what residential steel framing is](/what-is-residential-steel-framing). Floors, walls and roofs have their prescriptive rules in the residential code of the [International Code Council](https://codes.iccsafe.org/).',
      ),
    ),
    next('Compare the three plans', 'Rooms, price, lead time, and the drawn frame of each.', [
      { label: 'Home plans', href: '/home-plans' },
    ]),
  ],
  internalLinks: [
    { anchor: 'Home plans', targetPage: '/home-plans' },
    { anchor: '16 or 24 inches', targetPage: '/steel-stud-spacing-16-or-24-inches' },
    { anchor: 'The Schiff, taken off', targetPage: '/the-schiff-taken-off' },
    { anchor: 'What residential steel framing is', targetPage: '/what-is-residential-steel-framing' },
  ],
  externalLinks: [{ anchor: 'International Code Council', url: 'https://codes.iccsafe.org/' }],
}
