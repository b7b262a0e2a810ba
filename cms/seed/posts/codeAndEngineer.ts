import { bullets, heading, paragraph } from '../richText'
import { next, text } from './article'
import type { SeedPost } from './SeedPost'

export const codeAndEngineer: SeedPost = {
  slug: 'what-the-residential-code-covers',
  title: 'What the residential code covers in light-gauge framing, and where the engineer begins',
  category: 'Industry Insights',
  tags: ['Building code', 'Engineering', 'Permits'],
  published: '2026-09-22',
  seo: {
    title: 'Steel Framing in the IRC: What Is Covered, What Is Not',
    description:
      'The International Residential Code frames houses in steel by table: up to which size, wind and snow, what falls outside, and what to ask an engineer for.',
    keywords: ['IRC R603', 'IRC R505', 'IRC R804', 'cold-formed steel building code', 'prescriptive steel framing'],
  },
  sections: [
    {
      blockType: 'drawing',
      tone: 'paper',
      heading: 'What an engineer reads in a truss',
      subject: 'truss',
      plan: 'the-schiff-plan',
      parts: [],
      actions: [],
    },
    text(
      paragraph(
        'The first question builders ask: do I need an engineer for a steel house? The honest answer is that the building official decides, and that the code has a set of tables within which none is required. Knowing the limits of those tables saves redesign. A house can fall outside them by a few feet in one direction, which you can see on the first sketch.',
      ),
      heading('Three sections, one house'),
      paragraph(
        'The International Residential Code is written for one- and two-family houses and townhouses. Chapter by chapter it has wood and steel side by side: R505 is for floors of cold-formed steel, R603 for walls, R804 for roofs. They go back to research for the U.S. Department of Housing and Urban Development that turned calculations into tables and also led to a standard: AISI S230, the prescriptive method for one- and two-family dwellings ([NAHB on its origin](https://www.nahb.org/blog/2021/02/seeking-home-builder-input-on-cold-formed-steel-framing)). Steel has been in the code from its first edition. Where a house stays inside the tables, the tables are the engineering.',
      ),
    ),
    {
      blockType: 'comparisonTable',
      tone: 'paper',
      heading: 'The limits of the prescriptive method',
      intro:
        'As the 2018 edition has them. Editions differ (earlier ones stopped at two stories and 110 mph): what counts is the one your state has adopted.',
      columns: ['Inside the tables', 'Outside: an engineer designs'],
      rows: [
        { label: 'Plan size', cells: ['Up to 60 ft long and 40 ft wide', 'Longer, wider, or with big offsets'] },
        { label: 'Stories', cells: ['Up to three', 'Four and more; the building code, not the residential one'] },
        { label: 'Wall height', cells: ['Up to 10 ft per story', 'Great rooms, tall gables'] },
        {
          label: 'Wind',
          cells: ['Under 140 mph design wind speed, exposure B or C', 'Much of the Gulf coast and southern Atlantic coast'],
        },
        { label: 'Stud depth', cells: ['3 1/2 and 5 1/2 in (350S162, 550S162)', 'Other depths, such as the 3 5/8 in of our plans'] },
        { label: 'Snow', cells: ['Up to 70 lb per sq ft on the ground', 'Mountains and the far north'] },
        { label: 'Roof pitch', cells: ['From 3 in 12 to 12 in 12', 'Flatter and steeper roofs'] },
        {
          label: 'Earthquake',
          cells: [
            'As the code’s seismic chapter and AISI S230 allow',
            'High design categories: AISI S400 and an engineered bracing system',
          ],
        },
      ],
      source: 'International Residential Code 2018, sections R505, R603 and R804',
      actions: [],
    },
    text(
      heading('What the tables give you'),
      bullets(
        'The thickness of each wall stud, by depth and spacing, wind, wall height, building width, snow and the stories above.',
        'Joists by span and load, their bearing stiffeners and the holes that may be in them.',
        'Headers: two members boxed or set back to back, by opening, building width and load, with the number of jack and king studs beside them.',
        'Screws at every connection, anchors to the foundation, straps against uplift.',
        'How much of each wall line must be braced by sheathing, by wind and by story.',
      ),
      paragraph(
        'They also give rules that apply everywhere: framing in line within 3/4 inch, track as thick as its studs, holes only in the middle of the web, no cutting of flanges or lips. An inspector can check these with a tape measure, and breaking them breaks the assumptions behind every table.',
      ),
      heading('What they don’t give you'),
      paragraph(
        'Trusses. Cold-formed steel trusses are engineered components in every edition: the truss maker or the engineer provides a design drawing for each shape, with its loads and its bracing. The same goes for strap bracing used instead of sheathing. The code’s tables brace with structural sheathing; diagonal straps, their gussets and hold-downs are a calculation. So is anything that cantilevers, interrupts a wall or carries the story above on a beam: cantilevers, garage portals, stairs that interrupt a bearing wall.',
      ),
      paragraph(
        'This is why our drawings say preliminary, why a bill of materials names what is not checked and prints its assumptions, and why a house beyond 60 by 40 feet, a wall above ten feet or a roof outside 3 to 12 in 12 comes back marked “engineering review required.” Wind, snow and earthquake loads depend on the lot: those are yours to look up. That isn’t caution for its own sake. It’s the difference between a table and a design.',
      ),
      heading('If you are inside'),
      paragraph(
        'Submit the drawings with the tables named on them: edition, section, table, row. A plan reviewer who has never approved a steel house can check them against the code book. Add the truss drawings and, if you use them, the reports of your sheathing panels. Offer to walk the official through the first inspection. Bring the standard along; the documents are listed in [what residential steel framing is](/what-is-residential-steel-framing).',
      ),
      heading('If you are outside'),
      paragraph(
        'Then an engineer designs the frame to the building code and the AISI standards behind it: S100 for members, S240 for framing, S400 for earthquakes. That is normal, not a setback. Much of the coast is outside on wind alone, whatever the frame is made of. A precise request makes it quick. Send one file with the plan and its spans, the site’s wind speed, exposure, snow and seismic category, the cladding and roofing with their weights, and the shop that will roll the members with the sections it can make. Ask for stud schedules by wall, header and connection details, a bracing plan with hold-downs, and a sealed letter. Engineers who do this every week are listed by the [Cold-Formed Steel Engineers Institute](https://www.cfsei.org/).',
      ),
      heading('What builders get wrong'),
      bullets(
        'They read the wind map of the old edition. Design wind speeds changed their definition with ASCE 7-10, and numbers from before cannot be compared with numbers from after.',
        'They treat a garage wall as a wall. A 16 ft opening with two narrow piers is a portal frame and has its own calculation.',
        'They order members before the review. A roll-former will make what the file says; if a thickness changes, you buy new steel.',
        'They forget that local amendments win. Florida, California and several counties have their own rules for wind, fire and earthquakes.',
      ),
      paragraph(
        'Stud spacing affects the tables more than any other choice; [16 or 24 inches](/steel-stud-spacing-16-or-24-inches) shows what it changes. You can read the code itself free of charge at the [International Code Council](https://codes.iccsafe.org/).',
      ),
    ),
    next('Check a plan against the limits', 'Our tools tell you when size, height or pitch is outside the tables.', [
      { label: 'Configurator', href: '/configurator' },
      { label: 'Home plans', href: '/home-plans' },
    ]),
  ],
  internalLinks: [
    { anchor: 'What residential steel framing is', targetPage: '/what-is-residential-steel-framing' },
    { anchor: '16 or 24 inches', targetPage: '/steel-stud-spacing-16-or-24-inches' },
    { anchor: 'Home plans', targetPage: '/home-plans' },
  ],
  externalLinks: [
    { anchor: 'Cold-Formed Steel Engineers Institute', url: 'https://www.cfsei.org/' },
    { anchor: 'International Code Council', url: 'https://codes.iccsafe.org/' },
  ],
}
