import { join, resolve } from 'node:path'
import { createLocalReq } from 'payload'
import { env } from '../env'
import { recordAudit } from '../platform/audit/recordAudit'
import { stopEmbeddedIfUnused } from '../platform/database/embeddedPostgres'
import { BACKUP_ACTION } from './lastBackup'
import { makeBackup } from './makeBackup'
import { openUnmigrated } from './openUnmigrated'

/** `npm run backup [-- FILE]`: the database and all files in one archive, while the product runs. */
const stamp = new Date().toISOString().replace(/[-:]/g, '').slice(0, 15)
const file = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? join(env.DATA_DIR, 'backups', `framewell-${stamp}Z.tar`))
try {
  const payload = await openUnmigrated()
  const { rows, files, bytes } = await makeBackup(payload.db.pool, file)
  const req = await createLocalReq({}, payload)
  await recordAudit(req, { action: BACKUP_ACTION, subjectType: 'backups', subjectId: file, after: { rows, files, bytes } })
  await payload.destroy()
  if (!env.DATABASE_URL) await stopEmbeddedIfUnused(env.DATA_DIR)
  console.log(`${file}: ${rows} rows, ${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB. Keep it elsewhere than on this machine.`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
