import { bullets, heading, paragraph } from '../richText'
import { bars, next, text } from './article'
import { figure, planFigures } from './planFigures'
import { planTakeOff } from './planTakeOff'
import type { SeedPost } from './SeedPost'

const schiff = planFigures('the-schiff-plan')
const stock = planTakeOff('the-schiff-plan')
const rolled = planTakeOff('the-schiff-plan', 'roll-formed')
const studs = stock.line('362S162-43-STOCK')
const rolledStuds = rolled.line('362S162-43-CUT')
const panels = stock.line('WALL-PANEL-INTEGRATED')
const screws = stock.line('SCREW-8-SHEATHING')
const anchors = stock.line('ANCHOR-BOLT')
const deck = stock.line('ROOF-DECK')

export const readingABom: SeedPost = {
  slug: 'reading-a-bill-of-materials',
  title: 'Reading a bill of materials: net, waste, order quantity, and the rules behind each line',
  category: 'Platform Updates',
  tags: ['Bill of materials', 'Take-off', 'Designators'],
  published: '2026-11-03',
  seo: {
    title: 'How to Read a Bill of Materials for a Steel Frame',
    description:
      'What a framing bill of materials says line by line: net and order quantities, waste, stock lengths against roll-formed, rules and assumptions, with real lines.',
    keywords: ['bill of materials framing', 'steel take-off', 'framing waste factor', 'net vs order quantity'],
  },
  sections: [
    text(
      paragraph(
        'A bill of materials is a promise in numbers: with these items, and no others, you can build the frame. If you know where to look, ten minutes will tell you whether the promise is good. The lines below are real: they come from our [bill of materials generator](/bom-generator) for a catalog plan with its standard choices.',
      ),
      heading('Every line answers five questions'),
      bullets(
        'What is it? A designator such as 362S162-43, or a product with its size. If you can’t read it yet: [what the designators mean](/what-362s162-43-means-on-a-steel-stud).',
        'How much is in the house? The net quantity, measured from the model.',
        'How much is wasted? The waste factor, as a percentage, applied once.',
        'How is it sold? The purchase unit: a 20 ft piece, a sheet, a box of a thousand.',
        'How many do I order? Net plus waste, rounded up once, to the purchase unit.',
      ),
      heading('One line, worked through'),
      paragraph(
        `${schiff.plan.name} has ${figure(studs.net)} feet of 362S162-43 in its load-bearing framing. Bought as ${studs.packageSize} ft stock, studs carry 5% waste, since an offcut rarely fits anywhere else. That makes ${figure(Math.ceil(studs.net * 1.05))} feet, and the order is ${studs.order} pieces. The generator also lays the cuts out on stock pieces, and orders more than the percentage if they don’t fit. Rolled to length by a shop, the same studs carry 2%: ${figure(rolledStuds.order)} feet, and no sawing on site. That is the first thing to check on any bill: stock or roll-formed? The two should never share a line.`,
      ),
    ),
    {
      blockType: 'drawing',
      tone: 'paper',
      heading: 'Where the money in a bill goes',
      subject: 'priceStack',
      plan: 'the-schiff-plan',
      parts: [],
      actions: [],
    },
    bars({
      heading: 'Sheets and screws come in whole units: you pay for the leftovers',
      intro: `From net to order for four lines of ${schiff.plan.name}, in the unit that is counted.`,
      unit: 'units',
      categories: ['Roof deck, sq ft', 'Wall panels, sq ft', 'Sheathing screws', 'Anchor bolts'],
      series: [
        { name: 'Net', values: [deck.net, panels.net, screws.net, anchors.net] },
        {
          name: 'Ordered',
          values: [
            deck.order * deck.packageSize,
            panels.order * panels.packageSize,
            screws.order * screws.packageSize,
            anchors.order * anchors.packageSize,
          ],
        },
      ],
      source: 'Framewell take-off of the catalog plan with standard choices',
    }),
    text(
      heading('Where the counts come from'),
      paragraph(
        'There are two honest ways to count studs, and one dishonest one. An estimate divides the wall by the spacing, adds one, and adds a few for each corner, intersection and opening: every estimator has some form of that rule of thumb, and it’s good enough for a budget. A model places every stud, two kings and two jacks beside each opening, headers, cripples, and counts what it placed. The dishonest way is to mix them, adding rule-of-thumb extras to a count that already has them. Ours is a model, so the bill, the drawing and the cut list cannot disagree.',
      ),
      paragraph(
        `Sheathing is the area of walls and gables plus 5%, divided into sheets. Small openings are not deducted: the piece you cut out for a window is seldom good for anything. Screws follow from the sheets, 57 to each over studs at 24 in. For ${schiff.plan.name} that is ${figure(screws.net)}, and ${screws.order} boxes. Anchors are counted by wall, one at most 6 ft from the next and one within 12 in of each end, which for these walls makes ${anchors.net}. Roofing is the sloped area: the plan area with its overhangs times a factor for the pitch, plus 10% for a gable and 15% for a hip.`,
      ),
      heading('Read the small print first'),
      paragraph(
        'Below the lines are the assumptions. They are the most important part. Wall height, pitch, overhang, spacing, thickness; which wind and snow were entered, and that neither is checked; which rules come from a code or a published reference and which are judgment. Ours are marked, for example the number of bracing bays, since bracing needs an engineer. A bill without assumptions is a bill for somebody else’s house. If a line looks high or low, read its rule first: it says how the line was counted.',
      ),
      bullets(
        'Is the house the one you drew? Check floor area, stories and the number of openings.',
        'Is there bracing, and are there hold-downs? A bill that has studs but no bracing is not finished.',
        'Are fasteners on it? Nothing stays up without them.',
        'Is insulation in full widths of 16 or 24 in, made for metal framing?',
        'What is left out? Ours leaves out drywall, windows and concrete unless you ask for them, and says so.',
      ),
      heading('Comparing two bills'),
      paragraph(
        'Compare the net quantities before the prices. If one bidder has a tenth less steel in the same frame, somebody forgot something or did better engineering, and you want to know which. Then compare waste: ours is 5% on stock and 2% on roll-formed members, both our judgment and marked as such; 15% is a cushion. Only then compare prices and lead times. The lowest total with the longest lead time may be the most expensive frame, because a month of waiting costs money too.',
      ),
      paragraph(
        'The bill can be downloaded as a spreadsheet, as a document and as data. The spreadsheet opens in any program; the data has a published schema, so your estimating software can read it without guessing. For a whole house, line by line, see [The Schiff, taken off](/the-schiff-taken-off).',
      ),
      paragraph(
        'Section properties and weights behind the steel lines come from the [Steel Framing Industry Association](https://www.steelframing.org/); anchors, bracing rows and screw spacing follow the residential code of the [International Code Council](https://www.iccsafe.org/).',
      ),
    ),
    next('Make one', 'Choose a plan, sheathing and a distributor. The bill is free and names its rules.', [
      { label: 'BOM generator', href: '/bom-generator' },
      { label: 'Home plans', href: '/home-plans' },
    ]),
  ],
  internalLinks: [
    { anchor: 'BOM generator', targetPage: '/bom-generator' },
    { anchor: 'What the designators mean', targetPage: '/what-362s162-43-means-on-a-steel-stud' },
    { anchor: 'The Schiff, taken off', targetPage: '/the-schiff-taken-off' },
  ],
  externalLinks: [
    { anchor: 'Steel Framing Industry Association', url: 'https://www.steelframing.org/' },
    { anchor: 'International Code Council', url: 'https://www.iccsafe.org/' },
  ],
}
