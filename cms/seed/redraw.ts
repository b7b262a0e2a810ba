import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { rewriteSections, rewrittenList, sectionsOf } from './rewriteSections'

interface RedrawnPart {
  readonly title: string
  readonly text: string
  /** The drawing put on it; null takes its icon away. */
  readonly drawing: string | null
  /** The drawing that an earlier version put on it. */
  readonly was?: string
}

/** Parts of the first content that are drawn otherwise than before, by their words. */
export const REDRAWN: readonly RedrawnPart[] = [
  {
    title: 'Home plans',
    text: 'Three frames from 900 to 1,800 square feet, each with its kit price and delivery time.',
    drawing: 'lineUp',
  },
  {
    title: 'Configurator',
    text: 'Foundation, frame, sheathing and roof: change one and watch the drawing and the price answer.',
    drawing: 'panelLift',
  },
  {
    title: 'Count the material',
    text: 'A bill of materials for a whole house, line by line, with prices and lead times.',
    drawing: 'priceStack',
  },
  {
    title: 'Multi-family housing up to 4 stories',
    text: 'Load-bearing walls stacked over one another; a non-combustible frame keeps more options open under the code.',
    drawing: 'stackedStories',
    was: 'exploded',
  },
  {
    title: 'Modular construction',
    text: 'A light box is easier to carry and to lift, and its joints are screwed, not nailed.',
    drawing: 'moduleLift',
    was: 'panelLift',
  },
  {
    title: 'The frame is data first',
    text: 'If every member is counted before it is made, then price, drawing, order and payment can be the same record.',
    drawing: null,
  },
  {
    title: 'Capacity exists, unconnected',
    text: 'Shops with idle shifts stand an hour from lots without frames. A network is cheaper than a factory and closer to the job.',
    drawing: null,
  },
  {
    title: 'Terms decide before material does',
    text: 'A builder on thirty days will try a new frame. A builder on prepayment will not. Credit is how a material changes.',
    drawing: null,
  },
]

/** Draws the cards and points of the first content as it does now, where nobody has changed their words or chosen a drawing. For a migration. */
export async function redraw(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    create function pg_temp.redrawn_part(part jsonb) returns jsonb language sql as $$
      select coalesce(
        (select case when known->>'drawing' is null then part - 'icon' else part || jsonb_build_object('drawing', known->>'drawing') end
           from jsonb_array_elements(${sql.raw(`'${JSON.stringify(REDRAWN).replaceAll("'", "''")}'`)}::jsonb) known
          where part->>'title' = known->>'title' and part->>'text' = known->>'text'
            and coalesce(part->>'drawing', '') in ('', coalesce(known->>'was', ''))
          limit 1), part)
    $$;
    create function pg_temp.redrawn_section(section jsonb, list text) returns jsonb language sql as $$
      select case when jsonb_typeof(section->list) = 'array' then ${rewrittenList(sql`list`, sql`pg_temp.redrawn_part`)} else section end
    $$;
  `)
  const rewritten = sql`pg_temp.redrawn_section(pg_temp.redrawn_section(section, 'cards'), 'features')`
  await rewriteSections(db, sectionsOf('pages'), rewritten)
  await db.execute(sql`drop function pg_temp.redrawn_section(jsonb, text); drop function pg_temp.redrawn_part(jsonb)`)
}
