import { bullets, heading, paragraph } from '../richText'
import { bars, next, text } from './article'
import type { SeedPost } from './SeedPost'

/** Effective R-values of insulated steel-stud cavities: ASHRAE Standard 90.1, appendix A, table A9.2-2. */
const CAVITY = [
  { name: 'R-13, 3 1/2 in', at16: 6.0, at24: 7.2 },
  { name: 'R-15, 3 1/2 in', at16: 6.4, at24: 7.8 },
  { name: 'R-19, 6 in', at16: 7.1, at24: 8.6 },
  { name: 'R-21, 6 in', at16: 7.4, at24: 9.0 },
]

export const thermalBridges: SeedPost = {
  slug: 'thermal-bridges-in-steel-walls',
  title: 'Thermal bridges in steel walls, and why the insulation goes outside',
  tags: ['Energy', 'Insulation', 'Details'],
  published: '2026-10-06',
  seo: {
    title: 'Thermal Bridges in Steel Walls and Continuous Insulation',
    description:
      'A steel stud carries heat past the insulation beside it. How much R-value is lost at 16 and 24 inches, what the energy code asks for, and details that work.',
    keywords: ['steel stud thermal bridging', 'continuous insulation', 'steel framing R-value', 'IECC steel wall'],
  },
  sections: [
    text(
      paragraph(
        'Anyone who sells you a steel frame without talking about heat is leaving something out. Steel conducts heat about 400 times as well as softwood (50 against 0.12 W/m·K in the tables of ISO 10456). The stud is thin, which helps, but it runs from the warm side of the wall to the cold one, and heat takes the easy path. The good news: the fix is well known, it’s in the code, and you’ll like its side effects.',
      ),
      heading('What a stud does to a batt'),
      paragraph(
        'Put an R-13 batt between steel studs 16 in apart and the cavity does not insulate like R-13. It insulates like R-6. That isn’t our estimate; it’s the value energy codes use, from appendix A of ASHRAE Standard 90.1. At 24 in the same batt is worth R-7.2. Thicker batts gain little: the deeper the stud, the more insulation it bypasses.',
      ),
    ),
    bars({
      heading: 'Between steel studs, every batt works at about half its label or less',
      intro: 'Effective R-value of the insulated cavity. Sheathing, siding and drywall add to it.',
      unit: 'R',
      categories: CAVITY.map(({ name }) => name),
      series: [
        { name: 'Studs at 16 in', values: CAVITY.map(({ at16 }) => at16) },
        { name: 'Studs at 24 in', values: CAVITY.map(({ at24 }) => at24) },
      ],
      source: 'ANSI/ASHRAE/IES Standard 90.1, appendix A, table A9.2-2: effective insulation and framing layer R-values, metal framing',
    }),
    text(
      paragraph(
        'Read the chart sideways too. Moving the studs of an R-13 wall from 16 to 24 in brings as much as moving from R-13 to R-19 at 16 in, and it takes steel out instead of putting insulation in. What else the wider spacing changes is in [16 or 24 inches](/steel-stud-spacing-16-or-24-inches).',
      ),
      heading('The fix: a layer without studs in it'),
      paragraph(
        'Insulation that runs across the outside of the studs without a break is called continuous insulation. No stud passes through it, so it counts at full value, and it keeps the studs themselves warm. An inch of rigid foam at R-5 adds nearly as much to a wall at 16 in as the R-13 batt in its cavity does.',
      ),
      paragraph(
        'The residential energy code has a table for exactly this. It takes the wood-framed wall the code requires and lists steel-framed walls that perform the same. In the 2018 International Energy Conservation Code, table R402.2.6, a wood wall with R-13 is matched by steel at 16 in with R-13 in the cavity and R-4.2 outside, and at 24 in with R-3 outside. A wood wall with R-20 is matched with R-13 plus R-8.9 at 16 in, R-13 plus R-7.7 at 24 in, or with no batt at all and R-14 outside. Later editions have tables of their own: ask which one your county has adopted, and use that.',
      ),
    ),
    {
      blockType: 'comparisonTable',
      tone: 'paper',
      heading: 'What steel needs to match wood',
      intro: 'Cavity plus continuous insulation; one of several combinations in the table for each wall.',
      columns: ['Steel at 16 in', 'Steel at 24 in', 'Outside only'],
      rows: [
        { label: 'Wood wall, R-13', cells: ['R-13 + R-4.2', 'R-13 + R-3', 'R-9.3'] },
        { label: 'Wood wall, R-20', cells: ['R-13 + R-8.9', 'R-13 + R-7.7', 'R-14'] },
      ],
      source: 'International Energy Conservation Code 2018, table R402.2.6',
      actions: [],
    },
    text(
      heading('Moisture: the other reason'),
      paragraph(
        'A cold stud is where water condenses. In winter the inner edge of a bridged stud can be several degrees colder than the board beside it; dust settles there first, which is why studs show through paint as gray stripes. In a wall with enough insulation outside, the stud stays above the dew point of the indoor air and nothing condenses. How much is enough depends on the climate: for walls without a vapor retarder, the code gives a minimum ratio of outside to inside insulation by zone. Follow it; too little outside is worse than it looks.',
      ),
      heading('Details that keep it continuous'),
      bullets(
        'Tape or seal the joints of rigid boards and offset them from the sheathing joints. Sheathing panels with bonded insulation and weather barrier combine several steps.',
        'Fasten siding through the insulation with screws long enough to reach the stud by three threads, at the spacing the siding maker gives for that thickness. Screws lose a little; steel Z-girts through the insulation lose most of it.',
        'Window bucks bridge too. Set the window in line with the insulation, or wrap the opening with an insulated buck.',
        'At the slab, let the wall insulation meet the slab-edge insulation. A bottom track on cold concrete is the coldest line in the house.',
        'In the roof, carry insulation over the top track. A raised-heel truss has full depth to the outside of the wall.',
        'Use full-width batts, 16 or 24 in wide, made for metal framing. The open side of a C needs to be filled; a 15 in batt leaves a channel of air in every stud.',
      ),
      heading('What it costs and what you get'),
      paragraph(
        'The outside layer is money a wood wall didn’t need under the old code. In the northern half of the country wood walls now need it as well: from climate zone 4 up, the 2021 code asks wood walls for R-20 with R-5 outside, R-13 with R-10 outside, R-30 in the cavity or R-20 outside ([Building America Solution Center](https://basc.pnnl.gov/information/2009-2021-iecc-and-irc-minimum-insulation-requirements-new-homes)). A steel wall starts with that layer and gets dry studs with it. Our bills of materials list sheathing and insulation on separate lines, so you see what each choice costs: [how to read one](/reading-a-bill-of-materials).',
      ),
      paragraph(
        'For the other differences between the materials, in both directions, see [steel framing benefits](/steel-framing-benefits). The energy code is published by the [International Code Council](https://www.iccsafe.org/), Standard 90.1 by [ASHRAE](https://www.ashrae.org/).',
      ),
    ),
    {
      blockType: 'faq',
      tone: 'paper',
      heading: 'Short answers',
      entries: [
        {
          question: 'Can I meet the energy code with batts alone?',
          answer:
            'In steel walls, rarely. The combinations in the code’s table have insulation outside the studs, or so much of it that you can leave out the batt.',
        },
        {
          question: 'Do the service holes in studs help?',
          answer:
            'A little: heat has to go around them. The code’s values are for studs with ordinary holes. Slotted studs that conduct less heat exist and come with their own test reports.',
        },
        {
          question: 'Does the roof have the same problem?',
          answer: 'Less so. Trusses are 24 in apart, only their bottom chords touch the ceiling, and attic insulation covers them.',
        },
      ],
    },
    next('See sheathing and insulation priced', 'Choose a plan and a sheathing and read every line of the bill.', [
      { label: 'BOM generator', href: '/bom-generator' },
      { label: 'Home plans', href: '/home-plans' },
    ]),
  ],
  internalLinks: [
    { anchor: '16 or 24 inches', targetPage: '/steel-stud-spacing-16-or-24-inches' },
    { anchor: 'How to read a bill of materials', targetPage: '/reading-a-bill-of-materials' },
    { anchor: 'Steel framing benefits', targetPage: '/steel-framing-benefits' },
  ],
  externalLinks: [
    {
      anchor: 'Building America Solution Center: insulation required for new homes, 2009 to 2021',
      url: 'https://basc.pnnl.gov/information/2009-2021-iecc-and-irc-minimum-insulation-requirements-new-homes',
    },
    { anchor: 'International Code Council', url: 'https://www.iccsafe.org/' },
    { anchor: 'ASHRAE', url: 'https://www.ashrae.org/' },
  ],
}
