/**
 * `npm run attack:defects`: applies one defect after the other to copies of the servers and runs the part of the attack that should find
 * it. Exits with 1 when a defect goes unnoticed, or a part finds something in the unmodified servers. Words after `--` filter by name.
 */
import './environment'

import { rm } from 'node:fs/promises'
import pg from 'pg'
import { startEmbedded, stopEmbedded } from '../../cms/platform/database/embeddedPostgres'
import { buildAll } from '../../scripts/buildAll'
import { nextFreePort } from '../../scripts/freePort'
import { named } from '../../server-kit/testing/commandLine'
import { MailServer } from '../MailServer'
import { attackBodies } from './bodies'
import { corporaOf } from './corpus'
import { DEFECTS, type Defect } from './defects'
import { DATA_DIR, RUN_FOLDER } from './environment'
import { Findings } from './Findings'
import { attackFraming } from './framing'
import { attackLimits } from './limits'
import { attackMails } from './mails'
import { attackOwners } from './owners'
import { attackPages } from './pages'
import { attackPaths } from './paths'
import { attackRoles } from './roles'
import { attackSlowly } from './slow'
import { startDefective } from './startDefective'
import { attackTables } from './tables'
import type { Target } from './target'

/** Enough to find a defect, which never depends on a single word. */
const corpora = corporaOf(3)
const mailServer = new MailServer(await nextFreePort(4250))
await mailServer.open()
const PARTS: Readonly<Record<Defect['part'], (target: Target, findings: Findings, pool: pg.Pool) => Promise<void>>> = {
  framing: (target, findings) => attackFraming(target, findings, async () => 0),
  paths: attackPaths,
  roles: attackRoles,
  owners: attackOwners,
  bodies: attackBodies,
  mails: (target, findings, pool) => attackMails(target, findings, pool, { server: mailServer, corpora }),
  tables: (target, findings, pool) => attackTables(target, findings, pool, corpora),
  pages: (target, findings) => attackPages(target, findings, corpora),
  limits: attackLimits,
  slow: attackSlowly,
}
const chosen = DEFECTS.filter(({ name, part }) => named.length === 0 || named.some((word) => name.includes(word) || part === word))

async function foundBy(part: Defect['part'], defect: Defect | null): Promise<readonly string[]> {
  const target = await startDefective(defect, { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` })
  mailServer.taken.length = 0
  const pool = new pg.Pool({ ...(await startEmbedded(DATA_DIR)), max: 1 })
  // From an earlier round's attacks.
  await pool.query('truncate rate_limits, sign_in_failures')
  const findings = new Findings()
  try {
    await PARTS[part](target, findings, pool)
  } catch (error) {
    findings.check(false, String(error))
  } finally {
    await pool.end()
    await target.stop()
  }
  return findings.broken
}

await buildAll()
await rm(DATA_DIR, { recursive: true, force: true })
const missed: string[] = []
for (const part of new Set(chosen.map((defect) => defect.part))) {
  const asIs = await foundBy(part, null)
  console.log(`${asIs.length === 0 ? 'clean ' : 'BROKEN'} ${part}, as it is ${asIs.slice(0, 5).join('; ')}`)
  if (asIs.length > 0) missed.push(part)
  for (const defect of chosen.filter((each) => each.part === part)) {
    const found = await foundBy(part, defect)
    console.log(`${found.length > 0 ? 'found ' : 'MISSED'} ${defect.name} (${found.length}: ${found[0] ?? ''})`)
    if (found.length === 0) missed.push(defect.name)
  }
}
await stopEmbedded(DATA_DIR).catch(() => undefined)
await mailServer.close()
await rm(RUN_FOLDER, { recursive: true, force: true })
console.log(`${chosen.length} defects, ${missed.length === 0 ? 'all found' : `not as it should be: ${missed.join(', ')}`}`)
process.exit(missed.length > 0 ? 1 : 0)
