import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A window of a catalog plan whose place a wall inside ends at. `side` and `story` as in the layout, places in feet from the side's start. */
interface Moved {
  readonly plan: string
  readonly side: number
  readonly story: number
  readonly from: number
  readonly to: number
}

const MOVED: readonly Moved[] = [
  { plan: 'the-bova-plan', side: 1, story: 1, from: 9, to: 4 },
  { plan: 'the-storch-plan', side: 1, story: 1, from: 10, to: 4 },
  { plan: 'the-storch-plan', side: 3, story: 1, from: 10, to: 15 },
]

/** SQL: moves a window that still stands where the catalog first had it; a plan that an editor changed there stays as it is. */
const moveWindow = ({ plan, side, story, from, to }: Moved) => `
  update home_plans p set layout = jsonb_set(p.layout, array['openings', (found.at - 1)::text, 'fromFeet'], '${to}'::jsonb)
  from (
    select o.id, opening.at from home_plans o, jsonb_array_elements(o.layout -> 'openings') with ordinality opening (value, at)
    where o.plan_id = '${plan}' and opening.value @> '{"kind": "window", "side": ${side}, "story": ${story}, "fromFeet": ${from}}'
  ) found where found.id = p.id;`

/** SQL of the whole move. */
export const WINDOWS_BESIDE_WALLS = MOVED.map(moveWindow).join('')

// Orders and quotes keep their own copies of the layout.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(WINDOWS_BESIDE_WALLS))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(MOVED.map((moved) => moveWindow({ ...moved, from: moved.to, to: moved.from })).join('')))
}
