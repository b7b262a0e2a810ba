import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { CORRECTED_CHART, CORRECTED_TEXTS } from './correctedTexts'

/** What documents, drafts and versions say: in their sections, and in plain texts beside them. */
const PLACES = [
  { table: 'pages', sections: 'sections', texts: ['seo_description'] },
  { table: '_pages_v', sections: 'version_sections', texts: ['version_seo_description'] },
  { table: 'posts', sections: 'sections', texts: ['excerpt', 'seo_description'] },
  { table: '_posts_v', sections: 'version_sections', texts: ['version_excerpt', 'version_seo_description'] },
] as const

/** Puts corrected texts in the place of those of the first content, where nobody has changed them since. For a migration. */
export async function correctTexts(db: MigrateUpArgs['db']): Promise<void> {
  for (const { table, sections, texts } of PLACES) {
    for (const correction of [...CORRECTED_TEXTS.map((pair) => [pair]), CORRECTED_CHART])
      await correctSections(db, table, sections, correction)
    for (const text of texts) {
      for (const [was, is] of CORRECTED_TEXTS) {
        const column = sql.identifier(text)
        await db.execute(sql`update ${sql.identifier(table)} set ${column} = ${is}, updated_at = now() where ${column} = ${was}`)
      }
    }
  }
}

/** Replaces whole values of a document's sections, all of them or none. */
async function correctSections(
  db: MigrateUpArgs['db'],
  table: string,
  name: string,
  replacements: readonly (readonly [was: unknown, is: unknown])[],
): Promise<void> {
  const column = sql.identifier(name)
  // A value as PostgreSQL writes it in the text of a document, with its blanks.
  const written = (value: unknown) => sql`${JSON.stringify(value)}::jsonb::text`
  const present = replacements.map(([was]) => sql`strpos(${column}::text, ${written(was)}) > 0`)
  const corrected = replacements.reduce((text, [was, is]) => sql`replace(${text}, ${written(was)}, ${written(is)})`, sql`${column}::text`)
  await db.execute(
    sql`update ${sql.identifier(table)} set ${column} = ${corrected}::jsonb, updated_at = now() where ${sql.join(present, sql` and `)}`,
  )
}
