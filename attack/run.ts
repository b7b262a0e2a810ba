/**
 * `npm run attack`: starts the product on its own data and attacks it; exits with 1 and a list when something got through. `-- framing
 * paths` runs those parts only, `-- --short` makes fewer requests, as `npm test` does.
 */
import './environment'

import pg from 'pg'
import { startEmbedded } from '../cms/platform/database/embeddedPostgres'
import { MailServer } from '../faults/MailServer'
import { nextFreePort } from '../scripts/freePort'
import { attackBodies } from './bodies'
import { corporaOf } from './corpus'
import { DATA_DIR } from './environment'
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
/** Parts that wait for slow input or send a hundred megabytes: too long for two minutes. */
const LONG_FORM = new Set(['surfaces', 'load', 'owners', 'misuse', 'bodies', 'limits'])

const wanted = process.argv.slice(2)
const short = wanted.includes('--short')
const named = wanted.filter((word) => !word.startsWith('--'))
const corpora = corporaOf(short ? SHORT_EVERY : 1)
const findings = new Findings()
const mailServer = new MailServer(await nextFreePort(4250))
await mailServer.open()
const target = await startTarget({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` })
const watching = watch(target, findings)
const pool = new pg.Pool({ ...(await startEmbedded(DATA_DIR)), max: 1 })
const stored = async () =>
  Number((await pool.query("select count(*) as n from product_events where to_jsonb(product_events)::text like '%smuggled%'")).rows[0]?.n)
const parts: Readonly<Record<string, () => Promise<void>>> = {
  framing: () => attackFraming(target, findings, stored),
  paths: () => attackPaths(target, findings),
  roles: () => attackRoles(target, findings),
  surfaces: () => attackSurfaces(target, findings),
  load: () => attackWithLoad(target, findings),
  owners: () => attackOwners(target, findings, pool),
  misuse: () => attackMisuse(target, findings, pool),
  identity: () => attackIdentity(target, findings, pool),
  bodies: () => attackBodies(target, findings),
  mails: () => attackMails(target, findings, pool, { server: mailServer, corpora }),
  tables: () => attackTables(target, findings, pool, corpora),
  pages: () => attackPages(target, findings, corpora),
  limits: () => attackLimits(target, findings),
  schemas: () => attackBySchema(target, findings, short ? SHORT_RUNS : LONG_RUNS),
  slow: () => attackSlowly(target, findings),
}
try {
  for (const [name, attack] of Object.entries(parts)) {
    if (named.length > 0 ? !named.includes(name) : short && LONG_FORM.has(name)) continue
    const began = performance.now()
    const [checked, broken] = [findings.checked, findings.broken.length]
    // Limits used up by an earlier part are not findings.
    await pool.query('truncate rate_limits, sign_in_failures')
    await attack().catch((error: unknown) => findings.check(false, `${name} did not end: ${String(error)}`))
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(
      `${name}: ${findings.checked - checked} checks, ${findings.broken.length - broken} broken, ${seconds} s; ${watching.lately()}`,
    )
  }
  console.log(await watching.end())
} finally {
  await pool.end()
  await target.stop()
  await mailServer.close()
}
findings.check(true, 'SIGTERM to npm start ended everything')
for (const what of findings.broken.slice(0, 100)) console.log(`  ✗ ${what}`)
console.log(`${findings.checked} checks, ${findings.broken.length} broken`)
process.exit(findings.broken.length > 0 ? 1 : 0)
