import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../database/SqlPart'

/** Tables with sections: those of pages or posts, and those of their versions. */
export const sectionsOf = (collection: 'pages' | 'posts') =>
  [
    [collection, 'sections'],
    [`_${collection}_v`, 'version_sections'],
  ] as const

/**
 * Rewrites the sections of stored pages. For a migration; where words change it counts LISTING_RULES up, so that lists and search follow.
 * @param rewritten SQL of what becomes of `section`
 * @param among SQL of the documents with a section to rewrite, by its `sections`
 */
export async function rewriteSections(
  db: MigrateUpArgs['db'],
  places: readonly (readonly [table: string, column: string])[],
  rewritten: SqlPart,
  among: (sections: SqlPart) => SqlPart = () => sql`true`,
): Promise<void> {
  for (const [table, name] of places) {
    const column = sql.identifier(name)
    await db.execute(sql`
      with given as (
        select id, (select jsonb_agg(${rewritten} order by at)
                      from jsonb_array_elements(${column}) with ordinality as sections(section, at)) as sections
          from ${sql.identifier(table)} where jsonb_typeof(${column}) = 'array' and ${among(sql`${column}`)}
      )
      update ${sql.identifier(table)} kept set ${column} = given.sections
        from given where given.id = kept.id and given.sections is not null and given.sections is distinct from kept.${column}`)
  }
}

/** SQL of a section with the parts in its list `list` each made anew by the function of that name. */
export function rewrittenList(list: SqlPart, part: SqlPart): SqlPart {
  return sql`section || jsonb_build_object(${list}, coalesce(
    (select jsonb_agg(${part}(one) order by at) from jsonb_array_elements(section->${list}) with ordinality as parts(one, at)), '[]'::jsonb))`
}
