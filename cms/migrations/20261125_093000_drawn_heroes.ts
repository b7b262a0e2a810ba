import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { redrawHeroes } from '../seed/redrawHeroes'

/** Pages of the first content open with a drawing of what they are about, as those of new databases do. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await redrawHeroes(db)
}

/** The drawings stay: an earlier version shows them as well. */
export async function down(): Promise<void> {}
