import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A catalog plan as it was seeded: the MD5 of its layout's text, and the parts that its check at 115 mph, exposure B, 30 psf asks for. */
interface Designed {
  readonly plan: string
  readonly drawn: string
  readonly reinforcements: readonly object[]
}

const header = (at: string, web: string) => ({ at, part: 'header', mil: 54, web, stiffened: true })
const heavyTrack = (at: string, part: 'sill' | 'head') => ({ at, part, mil: 54 })

const DESIGNED: readonly Designed[] = [
  { plan: 'the-bova-plan', drawn: '7618e9ae8b63c54dcd3f45835aee3ab4', reinforcements: [header('W1-3.3', '800')] },
  {
    plan: 'the-schiff-plan',
    drawn: '63ad54fa4060f12ae6af3f1b9e9b5a67',
    reinforcements: [
      header('W1-1.1', '800'),
      heavyTrack('W1-1.5', 'sill'),
      heavyTrack('W1-1.5', 'head'),
      heavyTrack('W1-3.1', 'head'),
      header('W1-5.1', '800'),
      header('W1-5.3', '800'),
    ],
  },
  {
    plan: 'the-storch-plan',
    drawn: '861543b7ee03e34d95af74c5c31f6681',
    reinforcements: [
      header('W1-1.1', '800'),
      header('W1-1.3', '800'),
      header('W1-3.1', '1000'),
      heavyTrack('W1-3.1', 'head'),
      header('W1-3.2', '800'),
      header('P1-1.1', '800'),
      { at: 'P1-1.2', part: 'header', mil: 54, web: '600' },
    ],
  },
]

const added = ({ reinforcements }: Designed) =>
  JSON.stringify({ reinforcements, designSite: { windMph: 115, exposure: 'B', snowPsf: 30 } })

/** SQL: gives a plan that nobody changed its design site and stronger parts; other layouts stay as they are. */
export const DESIGN_SITES = DESIGNED.map(
  (plan) => `
  update home_plans set layout = layout || '${added(plan)}'::jsonb where plan_id = '${plan.plan}' and md5(layout::text) = '${plan.drawn}';`,
).join('')

// Orders and quotes keep their own copies of the layout.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(DESIGN_SITES))
}

/** Only layouts that carry exactly what was added lose it again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(
      DESIGNED.map(
        (plan) => `
  update home_plans set layout = layout - 'designSite' - 'reinforcements'
  where plan_id = '${plan.plan}' and layout @> '${added(plan)}'::jsonb;`,
      ).join(''),
    ),
  )
}
