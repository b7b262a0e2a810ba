import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { correctTexts } from '../seed/correctTexts'
import { redrawHeroes } from '../seed/redrawHeroes'

/** Texts of the first content that said the same in more words are shorter, and the platform's page opens with a drawing of its own; where nobody has changed them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await correctTexts(db)
  await redrawHeroes(db)
}

/** Words and drawing stay: an earlier version shows the words as well, and draws nothing it does not know. */
export async function down(): Promise<void> {}
