/** `npm start`: builds what changed, starts the cms, publishes the remotes, starts the site, prints the address. */
import { mkdir, statfs } from 'node:fs/promises'
import { buildAll } from './buildAll'
import { bold, fail, green, StartProblem, say } from './console'
import { isPortFree, nextFreePort } from './freePort'
import { Supervisor } from './supervise'

const NEEDED_BYTES = 1_500_000_000
const supervisor = new Supervisor()

async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartProblem(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`)
  }
  if (!(await isPortFree(port)))
    throw new StartProblem(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 100} npm start`)
  process.env.PORT = String(port)
  process.env.CMS_PORT ??= String(await nextFreePort(port + 1))
  process.env.NODE_ENV = 'production'
  // Read after the ports are settled: the environment is parsed once.
  const { env } = await import('../cms/env')
  const { shipUnregistered } = await import('./shipUnregistered')
  await mkdir(env.DATA_DIR, { recursive: true })
  const disk = await statfs(env.DATA_DIR)
  const free = disk.bavail * disk.bsize
  if (free < NEEDED_BYTES) throw new StartProblem(`The disk is nearly full: ${Math.round(free / 1e6)} MB are free and 1,500 MB are needed.`)

  say('Building what changed since the last start (the first time takes a minute or two)')
  await buildAll()
  const shared = {
    PORT: String(env.PORT),
    CMS_PORT: String(env.CMS_PORT),
    DATA_DIR: env.DATA_DIR,
    RELEASES_DIR: env.RELEASES_DIR,
    SITE_URL: env.SITE_URL,
    INTERNAL_TOKEN: env.INTERNAL_TOKEN,
    PAYLOAD_SECRET: env.PAYLOAD_SECRET,
    CMS_URL: `http://127.0.0.1:${env.CMS_PORT}`,
  }
  say(env.DATABASE_URL ? 'Starting the cms on the database of DATABASE_URL' : 'Starting the database and the cms')
  await supervisor.start({
    name: 'cms',
    command: process.execPath,
    args: ['--conditions=production', 'cms/dist/server.mjs'],
    env: shared,
    readyUrl: `${shared.CMS_URL}/readyz`,
  })
  say('Publishing the micro-frontends')
  await shipUnregistered({
    cmsUrl: shared.CMS_URL,
    internalToken: env.INTERNAL_TOKEN,
    releasesDir: env.RELEASES_DIR,
    releasesUrl: env.RELEASES_URL,
  })
  say('Starting the site')
  await supervisor.start({
    name: 'site',
    command: process.execPath,
    args: ['--conditions=production', 'host/dist/server/server.mjs'],
    env: shared,
    readyUrl: `http://127.0.0.1:${env.PORT}/readyz`,
  })
  const { demoSignIns } = await import('../cms/seed/demoAccounts')
  console.log(`\n${green('Framewell is running.')} Ctrl-C stops it.\n`)
  console.log(`  Site    ${bold(env.SITE_URL)}`)
  console.log(`  Panel   ${bold(`${env.SITE_URL}/cms`)}`)
  console.log(`  Admin   ${bold(`${env.SITE_URL}/admin-login`)}\n`)
  if (!env.DEPLOYED)
    for (const { role, email, password } of demoSignIns) console.log(`  ${role.padEnd(12)} ${email.padEnd(32)} ${password}`)
  console.log('')
}

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await supervisor.stopAll()
  const { env } = await import('../cms/env')
  const { stopEmbedded } = await import('../cms/database/embeddedPostgres')
  await stopEmbedded(env.DATA_DIR)
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

main().catch(async (error: unknown) => {
  await supervisor.stopAll()
  fail(error)
})
