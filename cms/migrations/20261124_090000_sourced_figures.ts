import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sourceFigures } from '../seed/sourceFigures'

/** Every figure names its source; those of the first content that had theirs in the note get it in its place. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await sourceFigures(db)
}

/** The words stay: an earlier version shows them as well. */
export async function down(): Promise<void> {}
