/**
 * `npm run attack`: starts the product on its own data and attacks it; exits with 1 and a list when something got through. `-- framing
 * paths` runs those parts only, `-- --short` makes fewer requests, as `npm test` does.
 */
import './environment'

import { rmSync } from 'node:fs'
import pg from 'pg'
import { startEmbedded } from '../../cms/platform/database/embeddedPostgres'
import { nextFreePort } from '../../scripts/freePort'
import { has, named } from '../../server-kit/testing/commandLine'
import { type Outcome, runParts } from '../../server-kit/testing/runParts'
import { MailServer } from '../MailServer'
import { attackBodies } from './bodies'
import { corporaOf } from './corpus'
import { DATA_DIR, RUN_FOLDER } from './environment'
import { Findings } from './Findings'
import { attackFraming } from './framing'
import { attackBySchema } from './fuzz'
import { attackIdentity } from './identity'
import { attackLimits } from './limits'
import { attackMails } from './mails'
import { attackMisuse } from './misuse'
import { attackOwners } from './owners'
import { attackPages } from './pages'
import { attackWithLoad } from './panelLoad'
import { attackPaths } from './paths'
import { attackRoles } from './roles'
import { attackSlowly } from './slow'
import { attackSurfaces } from './surfaces'
import { attackTables } from './tables'
import { startTarget } from './target'
import { watch } from './watch'

const SHORT_RUNS = 2_000
const LONG_RUNS = 100_000
const SHORT_EVERY = 6
/** Parts that wait for slow input or send a hundred megabytes: too long for two minutes, unless named. */
const LONG_FORM = new Set(['surfaces', 'load', 'owners', 'misuse', 'bodies', 'limits'])

const short = has('short')
const corpora = corporaOf(short ? SHORT_EVERY : 1)
const mailServer = new MailServer(await nextFreePort(4250))
await mailServer.open()
const target = await startTarget({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` })
const all = new Findings()
const watching = watch(target, all)
const pool = new pg.Pool({ ...(await startEmbedded(DATA_DIR)), max: 1 })
const stored = async () =>
  Number((await pool.query("select count(*) as n from product_events where to_jsonb(product_events)::text like '%smuggled%'")).rows[0]?.n)
const attacks: Readonly<Record<string, (findings: Findings) => Promise<void>>> = {
  framing: (findings) => attackFraming(target, findings, stored),
  paths: (findings) => attackPaths(target, findings),
  roles: (findings) => attackRoles(target, findings),
  surfaces: (findings) => attackSurfaces(target, findings),
  load: (findings) => attackWithLoad(target, findings),
  owners: (findings) => attackOwners(target, findings, pool),
  misuse: (findings) => attackMisuse(target, findings, pool),
  identity: (findings) => attackIdentity(target, findings, pool),
  bodies: (findings) => attackBodies(target, findings),
  mails: (findings) => attackMails(target, findings, pool, { server: mailServer, corpora }),
  tables: (findings) => attackTables(target, findings, pool, corpora),
  pages: (findings) => attackPages(target, findings, corpora),
  limits: (findings) => attackLimits(target, findings),
  schemas: (findings) => attackBySchema(target, findings, short ? SHORT_RUNS : LONG_RUNS),
  slow: (findings) => attackSlowly(target, findings),
}
/** An attack of its own findings, beside those of the watch over the whole run. */
const part = (attack: (findings: Findings) => Promise<void>) => async (): Promise<Outcome> => {
  const findings = new Findings()
  // Limits used up by an earlier part are not findings.
  await pool.query('truncate rate_limits, sign_in_failures')
  await attack(findings).catch((error: unknown) => findings.check(false, `it did not end: ${String(error)}`))
  all.checked += findings.checked
  return { note: `${findings.checked} checks; ${watching.lately()}`, broken: findings.broken }
}
const chosen = Object.entries(attacks).filter(([name]) => !short || named.length > 0 || !LONG_FORM.has(name))
let failed = 0
try {
  failed = await runParts(Object.fromEntries(chosen.map(([name, attack]) => [name, part(attack)])))
  console.log(await watching.end())
} finally {
  await pool.end()
  await target.stop()
  await mailServer.close()
  rmSync(RUN_FOLDER, { recursive: true, force: true })
}
for (const what of all.broken) console.log(`  ✗ ${what}`)
const isWhole = failed === 0 && all.broken.length === 0
console.log(`${all.checked} checks, ${isWhole ? 'none' : 'some'} broken; SIGTERM to npm start ended everything`)
process.exit(isWhole ? 0 : 1)
