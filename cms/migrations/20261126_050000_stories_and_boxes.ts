import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { redraw } from '../seed/redraw'

/** Houses of several stories and of boxes are drawn as such. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await redraw(db)
}

/** The drawings stay: an earlier version leaves out those it does not know. */
export async function down(): Promise<void> {}
