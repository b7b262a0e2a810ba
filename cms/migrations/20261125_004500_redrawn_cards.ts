import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { correctTexts } from '../seed/correctTexts'
import { redraw } from '../seed/redraw'

/** Charts of the first content whose heading named nothing name their bar; no page shows the same three frames a second time. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await correctTexts(db)
  await redraw(db)
}

/** The words and drawings stay: an earlier version shows them as well. */
export async function down(): Promise<void> {}
