import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { CORRECTED_TEXTS } from './correctedTexts'

const SECTIONS = [
  { table: 'pages', column: 'sections' },
  { table: '_pages_v', column: 'version_sections' },
  { table: 'posts', column: 'sections' },
  { table: '_posts_v', column: 'version_sections' },
] as const

/** Puts corrected texts in the place of those of the first content, in documents, drafts and versions alike, where nobody has changed them. For a migration. */
export async function correctTexts(db: MigrateUpArgs['db']): Promise<void> {
  for (const [was, is] of CORRECTED_TEXTS) {
    for (const { table, column } of SECTIONS) {
      const [from, to, at] = [JSON.stringify(was), JSON.stringify(is), sql.identifier(column)]
      await db.execute(
        sql`update ${sql.identifier(table)} set ${at} = replace(${at}::text, ${from}, ${to})::jsonb, updated_at = now() where strpos(${at}::text, ${from}) > 0`,
      )
    }
  }
}
