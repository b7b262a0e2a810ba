import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

interface RedrawnHero {
  /** As the first content had them, in any version. */
  readonly titles: readonly string[]
  readonly leads: readonly string[]
  /** The plan that was drawn before, from a corner unless said; none where no picture stood. */
  readonly plan?: string
  readonly drawing?: string
  readonly is: { readonly drawing: string; readonly plan?: string; readonly bleed?: true }
}

const PROJECTION_LEAD =
  'Three streams of revenue from the same order: the kit, the software around it and the road to the lot. The table is computed from its drivers, so a changed assumption changes every line.'

const PLATFORM_LEADS = [
  'A house passes through many hands before it stands. Here they work on the same record: the plan and its bill of materials, the credit behind it, the shop that makes it and the money that waits for each stage.',
  'A house passes through many hands before it stands. Framewell puts them on one record: today the plan, its bill of materials and the credit behind it; next the shop that makes it and the money that waits for each stage.',
  'A house passes through many hands before it stands. Framewell puts them on one record: the plan, its bill of materials and the credit behind it, the shop that makes it, and the money that waits for each stage.',
]

/** Openings of the first content that had no picture, or the isometric that several pages shared, by their words: what is drawn there now. */
export const REDRAWN_HEROES: readonly RedrawnHero[] = [
  {
    titles: ['Building in steel, explained'],
    leads: [
      'How frames go up, what the numbers on them mean, and how orders are decided and paid. Figures come from our own model or from a source we name.',
      'How frames go up, what the numbers on them mean, how credit is decided and how payment by milestones works. Figures come from our own model or from a source we name.',
    ],
    is: { drawing: 'panelLift', plan: 'the-bova-plan' },
  },
  {
    titles: ['What the plan adds up to'],
    leads: [PROJECTION_LEAD],
    is: { drawing: 'orderStreams' },
  },
  {
    titles: ['What the plan adds up to'],
    leads: [PROJECTION_LEAD],
    plan: 'the-storch-plan',
    drawing: 'exploded',
    is: { drawing: 'orderStreams' },
  },
  {
    titles: ['We lost the same months you did'],
    leads: [
      'This company was not started by people who looked at construction from outside and found it slow. It was started by people who had signed the loan, stood on the wet slab and explained the delay.',
    ],
    plan: 'the-bova-plan',
    is: { drawing: 'moneyRiver', plan: 'the-bova-plan' },
  },
  {
    titles: ['Three frames, ready to order', 'Three frames, ready to configure'],
    leads: [
      'Every drawing shows the frame that will be rolled: its studs, its trusses, its openings. Configure one for a kit price, or get a quote for the whole development.',
    ],
    is: { drawing: 'lineUp', bleed: true },
  },
  {
    titles: ['The pitch, in four slides'],
    leads: ['They move on by themselves. Pause them, step through them, or skip to the tools below: those are not a recording.'],
    is: { drawing: 'erection', plan: 'the-storch-plan' },
  },
  {
    titles: ['A market that still builds by hand'],
    leads: [
      'Few industries of this size make their product outdoors, piece by piece, from material that changes shape with the weather. This page says how large the opening is, what holds it open and how we mean to take part.',
      'Houses are still made outdoors, piece by piece, from material that changes shape with the weather. This page says how large the opening is, what holds it open and how we mean to take part.',
    ],
    plan: 'the-storch-plan',
    is: { drawing: 'priceStack', plan: 'the-storch-plan' },
  },
  {
    titles: ['One system from plan to delivered frame', 'One record from plan to delivered frame'],
    leads: PLATFORM_LEADS,
    plan: 'the-storch-plan',
    is: { drawing: 'recordSheets', plan: 'the-storch-plan' },
  },
  {
    titles: ['One system from plan to delivered frame', 'One record from plan to delivered frame'],
    leads: PLATFORM_LEADS,
    plan: 'the-storch-plan',
    drawing: 'routeMap',
    is: { drawing: 'recordSheets', plan: 'the-storch-plan' },
  },
  {
    titles: ['Know your terms before you price the job'],
    leads: [
      'Answer seven questions about the project and you. The tier, the limit and the reasons appear at once, and they stay yours to come back to.',
    ],
    is: { drawing: 'scoreScale' },
  },
  {
    titles: ['What changes when the frame is steel'],
    leads: [
      'The plan, the trades and the finishes stay the same. What changes is how long the frame takes, how straight it stays, and what fire, wind, water and insects can do to it.',
    ],
    plan: 'the-schiff-plan',
    is: { drawing: 'truss', plan: 'the-schiff-plan' },
  },
  {
    titles: ['What each tier gives you'],
    leads: [
      'Your own decision stands here once you have applied. Until then, compare the tiers and see what leads from one to the next.',
      'A decision of your own opens here with its private link. The four tiers stand below: what each gives, and what leads from one to the next.',
    ],
    is: { drawing: 'tierSteps' },
  },
  {
    titles: ['What is residential steel framing?'],
    leads: [
      'A house frame of thin, strong members that a machine bends from galvanized sheet at room temperature. They stand where studs, joists and rafters of wood would stand, and do the same work.',
    ],
    plan: 'the-bova-plan',
    is: { drawing: 'stud', plan: 'the-bova-plan' },
  },
]

/** Pages that had no opening at all, by what they began with, and the one they have now. */
export const NEW_HEROES = [
  {
    slug: 'contact',
    began: {
      blockType: 'contactForm',
      heading: 'Write to us',
      intro: 'A person reads it and answers to the address you give.',
    },
    hero: {
      id: '6f70656e636f6e7461637431',
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Contact',
      title: 'Put a question on the drawing',
      lead: 'A plan, a quote, a bill of materials, a credit decision or a program of many homes: people who know the frame answer.',
      badges: [],
      actions: [],
      picture: 'frame',
      drawing: 'question',
      plan: 'the-bova-plan',
    },
  },
  {
    slug: 'live-demo',
    began: { blockType: 'slides', anchor: 'slides' },
    hero: {
      id: '6f70656e6c69766564656d31',
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Live demo',
      title: 'A frame, from problem to vision',
      lead: 'Four slides that move on by themselves, then the tools themselves to try.',
      badges: [],
      actions: [
        { label: 'Watch the slides', href: '#slides', style: 'primary' },
        { label: 'Try it yourself', href: '#try-it', style: 'quiet' },
      ],
      picture: 'frame',
      drawing: 'erection',
      plan: 'the-storch-plan',
    },
  },
] as const

const PLACES = [
  ['pages', 'sections'],
  ['_pages_v', 'version_sections'],
] as const

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** Gives the pages of the first content the drawn openings they have now, where nobody has changed theirs. For a migration. */
export async function redrawHeroes(db: MigrateUpArgs['db']): Promise<void> {
  for (const redrawn of REDRAWN_HEROES) for (const place of PLACES) await redrawHero(db, place, redrawn)
  for (const opening of NEW_HEROES) await openPage(db, opening)
}

async function redrawHero(
  db: MigrateUpArgs['db'],
  [table, name]: (typeof PLACES)[number],
  { titles, leads, plan, drawing = 'isometric', is }: RedrawnHero,
): Promise<void> {
  const column = sql.identifier(name)
  const hero = sql`${column}->0`
  const was = plan
    ? sql`${hero}->>'picture' = 'frame' and coalesce(${hero}->>'drawing', 'isometric') = ${drawing} and ${hero}->>'plan' = ${plan}`
    : sql`coalesce(${hero}->>'picture', 'none') = 'none'`
  await db.execute(sql`
    update ${sql.identifier(table)} set ${column} = jsonb_set(${column}, '{0}', ${hero} || ${json({ picture: 'frame', ...is })})
     where ${hero}->>'blockType' = 'hero' and ${json(titles)} ? (${hero}->>'title') and ${json(leads)} ? (${hero}->>'lead') and ${was}`)
}

/** A page that has had an opening of its own at any time keeps what its editors made of it. */
async function openPage(db: MigrateUpArgs['db'], { slug, began, hero }: (typeof NEW_HEROES)[number]): Promise<void> {
  const opened = json([{ blockType: 'hero' }])
  await db.execute(sql`
    with unopened as materialized (
      select id from pages
       where slug = ${slug} and sections->0 @> ${json(began)}
         and not exists (select 1 from _pages_v where parent_id = pages.id and version_sections @> ${opened})
    ), versions as (
      update _pages_v set version_sections = ${json([hero])} || version_sections
        from unopened where parent_id = unopened.id and version_sections->0 @> ${json(began)}
    )
    update pages set sections = ${json([hero])} || sections from unopened where pages.id = unopened.id`)
}
