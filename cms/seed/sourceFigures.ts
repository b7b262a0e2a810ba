import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { BUILDING_CODE, COMPANY_CLAIM, CREDIT_TERMS } from './claims'
import { rewriteSections, rewrittenList, sectionsOf } from './rewriteSections'

const MODEL = 'Framewell framing model of the plan'

/** Figures of the first content whose source stood in the note, by label where several share it; 'keeps' leaves the note standing. */
const SOURCED: readonly { readonly label?: string; readonly note: string | null; readonly source: string; readonly keeps?: true }[] = [
  ...[
    COMPANY_CLAIM,
    'Company guarantee; terms come with the order',
    'Company warranty; terms come with the order',
    'Company claim: every member is cut to its mark in the shop',
  ].map((note) => ({ note, source: note })),
  { note: 'Construction type of the frame; the building official classifies the house', source: BUILDING_CODE, keeps: true },
  { note: 'A type of the International Building Code; the building official classifies the house', source: BUILDING_CODE, keeps: true },
  { note: 'The tolerances of an order stand on its drawing', source: COMPANY_CLAIM, keeps: true },
  { note: 'Limits depend on tier and project budget', source: CREDIT_TERMS, keeps: true },
  { note: 'No obligation, no credit check', source: 'Company claim for its pre-qualification', keeps: true },
  { label: 'payment terms for qualified builders', note: null, source: CREDIT_TERMS },
  { label: 'Preferred, Standard and Prepay, assigned at once', note: null, source: CREDIT_TERMS },
  ...[
    'in walls and roof, each with its mark',
    'all members end to end',
    'zinc and fasteners not counted',
    'net weight over floor area',
  ].map((note) => ({ note, source: MODEL, keeps: true as const })),
]

/** Gives the figures of the first content their sources, where nobody has written another note or a source. For a migration. */
export async function sourceFigures(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    create function pg_temp.sourced_figure(stat jsonb) returns jsonb language sql as $$
      select coalesce(
        (select case when known ? 'keeps' then stat else stat - 'note' end || jsonb_build_object('source', known->>'source')
           from jsonb_array_elements(${sql.raw(`'${JSON.stringify(SOURCED).replaceAll("'", "''")}'`)}::jsonb) known
          where coalesce(stat->>'source', '') = ''
            and nullif(stat->>'note', '') is not distinct from known->>'note'
            and stat->>'label' = coalesce(known->>'label', stat->>'label')
          limit 1), stat)
    $$;
    create function pg_temp.sourced_section(section jsonb) returns jsonb language sql as $$
      select case when section->>'blockType' = 'stats' and jsonb_typeof(section->'stats') = 'array'
        then ${rewrittenList(sql`'stats'`, sql`pg_temp.sourced_figure`)}
        else section end
    $$;
  `)
  await rewriteSections(
    db,
    [...sectionsOf('pages'), ...sectionsOf('posts')],
    sql`pg_temp.sourced_section(section)`,
    (sections) => sql`${sections} @> '[{"blockType": "stats"}]'`,
  )
  await db.execute(sql`drop function pg_temp.sourced_section(jsonb); drop function pg_temp.sourced_figure(jsonb)`)
}
