import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { redraw } from '../seed/redraw'
import { respellRedirects } from '../seed/respellRedirects'

/** Houses of several stories and of boxes are drawn as such; old addresses in capitals are found. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await redraw(db)
  await respellRedirects(db)
}

/** Drawings and spellings stay: an earlier version leaves out drawings it does not know, and finds an address in either spelling as before. */
export async function down(): Promise<void> {}
