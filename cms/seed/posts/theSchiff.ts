import { bullets, heading, paragraph } from '../richText'
import { bars, next, text } from './article'
import { figure, MODEL_SOURCE, planFigures } from './planFigures'
import { planTakeOff } from './planTakeOff'
import type { SeedPost } from './SeedPost'

const schiff = planFigures('the-schiff-plan')
const { plan, summary } = schiff
const bill = planTakeOff('the-schiff-plan')
const outer = schiff.part('exterior-wall')
const inner = schiff.part('interior-wall')
const roof = schiff.part('truss', 'roof')
const layoutStuds = schiff.roles('stud')
const beside = schiff.roles('king-stud', 'jack-stud')
const corners = schiff.roles('corner-stud')
const cripples = schiff.roles('cripple')
const headers = schiff.roles('header')
const tracks = schiff.roles('bottom-track', 'top-track')
const braces = schiff.roles('brace')
const openings = plan.layout.openings.length
const doors = plan.layout.interiorWalls.reduce((sum, wall) => sum + wall.openings.length, 0)
const perSquareFoot = (summary.weightPounds / plan.squareFeet).toFixed(1)

export const theSchiff: SeedPost = {
  slug: 'the-schiff-taken-off',
  title: 'The Schiff, taken off: every member of a 1,350 square foot house',
  category: 'Case Studies',
  cover: 'schiff-frame',
  tags: ['Take-off', 'Home plans', 'Framing'],
  published: '2026-11-10',
  seo: {
    title: 'The Schiff, Taken Off: A Steel House Frame in Numbers',
    description:
      'One of our own plans counted piece by piece: studs, tracks, headers, trusses and pounds of an L-shaped steel house, where they go, and what we would change.',
    keywords: ['steel frame take-off example', 'steel house weight', 'stud count house', 'L-shaped house framing'],
  },
  sections: [
    text(
      paragraph(
        `This is a worked example, not a customer’s story. ${plan.name} is one of the three [home plans](/home-plans) in our catalog: ${figure(plan.squareFeet)} square feet on one floor, ${plan.bedrooms} bedrooms, ${plan.bathrooms} baths, in an L around a terrace. We framed it with the model that draws it, prices it and makes its cut list, and then simply counted. Every number below comes out of that model; none was typed into this article by hand.`,
      ),
    ),
    {
      blockType: 'drawing',
      tone: 'paper',
      heading: 'The frame',
      subject: 'isometric',
      plan: 'the-schiff-plan',
      parts: [],
      actions: [],
    },
    {
      blockType: 'stats',
      tone: 'paper',
      stats: [
        {
          figure: figure(summary.memberCount),
          label: 'members',
          note: 'in walls and roof, each with its mark',
          source: 'Framewell framing model of the plan',
        },
        {
          figure: figure(summary.steelFeet),
          label: 'feet of steel',
          note: 'all members end to end',
          source: 'Framewell framing model of the plan',
        },
        {
          figure: `${figure(summary.weightPounds)} lb`,
          label: 'net weight',
          note: 'zinc and fasteners not counted',
          source: 'Framewell framing model of the plan',
        },
        {
          figure: `${perSquareFoot} lb`,
          label: 'per square foot',
          note: 'net weight over floor area',
          source: 'Framewell framing model of the plan',
        },
      ],
      actions: [],
    },
    text(
      heading('Where the steel is'),
      paragraph(
        `Three assemblies share the weight. The outer walls have ${figure(outer.count)} members and ${figure(outer.pounds)} pounds, the roof has ${figure(roof.count)} and ${figure(roof.pounds)}, the interior walls ${figure(inner.count)} and ${figure(inner.pounds)}. That the roof weighs as much as the outer walls surprises people. It is the shape: the main wing is clear-spanned at 30 feet, so that the bedrooms can be divided anywhere, and each of its trusses carries from eave to eave.`,
      ),
    ),
    bars({
      heading: `Interior walls take ${figure(inner.pounds)} pounds, less than half of what the roof takes`,
      unit: 'lb',
      categories: ['Outer walls', 'Interior walls', 'Roof'],
      series: [{ name: plan.name, values: [outer.pounds, inner.pounds, roof.pounds] }],
      source: MODEL_SOURCE,
    }),
    text(
      heading('The walls, stud by stud'),
      paragraph(
        `Studs stand 24 inches apart. There are ${figure(summary.studCount)} full-height ones, and their list tells the story of the plan. ${layoutStuds.count} are there because of the spacing. ${beside.count} are kings and jacks beside the ${openings} openings of the outer walls and the ${doors} doorways inside. ${corners.count} close the corners; an L has six where a rectangle has four. To these come ${cripples.count} cripples above and below openings.`,
      ),
      paragraph(
        `So of all full-height studs only ${Math.round((layoutStuds.count / summary.studCount) * 100)} in a hundred depend on the spacing at all. That is why moving from 16 to 24 inches saved less here than in the simpler plans, as the chart in [16 or 24 inches](/steel-stud-spacing-16-or-24-inches) shows. If you want fewer studs in this house, take out a window, not a stud.`,
      ),
      paragraph(
        `Top and bottom tracks come to ${figure(tracks.feet)} feet in ${tracks.count} runs. Headers are ${headers.count} members, boxed in pairs, ${figure(headers.pounds)} pounds: the eight-foot terrace door and the wide window toward the street are among the widest and have deep ones. ${braces.count} straps cross the braced bays, two to each; they weigh only ${figure(braces.pounds)} pounds and keep the walls from racking.`,
      ),
      paragraph(
        `Between the studs run two rows of flat strap, since the walls are nine feet high and the code asks for a row up to eight feet and two up to ten. Blocking stands at the ends of the straps and every twelve feet. Nobody notices these pieces on a drawing, and nobody should leave them out: until they are in, a stud can turn under load like a ruler stood on end. In the list they are small and there are ${schiff.roles('bridging', 'blocking').count} of them.`,
      ),
      heading('The roof'),
      paragraph(
        `${summary.trussCount} trusses stand 24 inches apart, pitched 5 in 12, with an overhang of a foot and a half. The lower wing runs into the higher one, which costs a few loose rafters and outlookers and saves a girder. Trusses need their own engineering in every edition of the code, whatever a catalog says; the model gives their geometry and weight, not their seal. Where the tables of the code end and an engineer begins is a subject [of its own](/what-the-residential-code-covers).`,
      ),
      heading('What is ordered'),
      paragraph(
        `Net is not what the truck brings. As stock lengths the bill asks for ${bill.line('362S162-43-STOCK').order} twenty-foot pieces of the load-bearing wall stud for its ${figure(bill.line('362S162-43-STOCK').net)} feet, and ${bill.line('362T125-43-STOCK').order} pieces of its track. Around the steel come ${bill.line('WALL-PANEL-INTEGRATED').order} wall panels, ${bill.line('ROOF-DECK').order} sheets of roof deck, ${bill.line('ANCHOR-BOLT').net} anchor bolts, ${bill.line('HOLD-DOWN').net} hold-downs and ${figure(bill.line('SCREW-8-SHEATHING').net)} sheathing screws. Hold-downs sit at the ends of the braced bays, two to each. The whole bill has ${bill.lines.length} lines, from studs to ridge metal, each with its net quantity, its waste, its purchase unit and the rule it follows. How each of them comes about is in [reading a bill of materials](/reading-a-bill-of-materials).`,
      ),
      heading('What we would change'),
      bullets(
        'Straighten the L and two corners go, with a corner stud each, a valley and the loose rafters. The terrace goes too, which is why the L is there.',
        'Set the edges of windows on the stud spacing where the room allows it: a king that stands where a layout stud would stand replaces it.',
        'Put a bearing wall down the middle and the trusses become lighter. But then the bedrooms stay where they are for good.',
        'Roll the members to length instead of cutting stock: 2% waste instead of 5%, and no saw on site.',
        'Leave the sheathing as it is: another panel changes screws and sheets, but not one member of the frame.',
      ),
      paragraph(
        'None of these is right or wrong. That is what a one-second take-off is for: you can try them before you buy the lot. The numbers are preliminary: no engineer has reviewed the layout, and your wind and snow are not checked. Weights follow the section tables of the [Steel Framing Industry Association](https://www.steelframing.org/), zinc not counted.',
      ),
    ),
    next('Open this plan', 'See its price, change its options, generate its bill.', [
      { label: 'Home plans', href: '/home-plans' },
      { label: 'BOM generator', href: '/bom-generator' },
    ]),
  ],
  internalLinks: [
    { anchor: 'Home plans', targetPage: '/home-plans' },
    { anchor: '16 or 24 inches', targetPage: '/steel-stud-spacing-16-or-24-inches' },
    { anchor: 'What the residential code covers', targetPage: '/what-the-residential-code-covers' },
    { anchor: 'Reading a bill of materials', targetPage: '/reading-a-bill-of-materials' },
  ],
  externalLinks: [{ anchor: 'Steel Framing Industry Association', url: 'https://www.steelframing.org/' }],
}
