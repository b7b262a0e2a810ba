import { bold, fail, green } from './console'
import { Supervisor } from './supervise'

/** Runs a start-up; Ctrl-C, a closed terminal or a failure stops everything it started, including the built-in database. */
export function untilStopped(startUp: (supervisor: Supervisor) => Promise<void>): void {
  const supervisor = new Supervisor()
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await supervisor.stopAll()
    const { env } = await import('../cms/env')
    const { stopEmbedded } = await import('../cms/platform/database/embeddedPostgres')
    if (!env.DATABASE_URL) await stopEmbedded(env.DATA_DIR)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The output's reader is gone, as after `npm start | head`: started processes must not stay behind.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stop)
  startUp(supervisor).catch(async (error: unknown) => {
    // Ctrl-C during a start ends services that were not ready yet; that is no failure.
    if (stopping) return
    await supervisor.stopAll()
    fail(error)
  })
}

/** The final output of a start: all addresses, and the demo sign-ins on a local machine. */
export async function announce(env: { readonly SITE_URL: string; readonly DEPLOYED: boolean }): Promise<void> {
  const { demoAccounts, demoEngineer } = await import('../cms/accounts/demoAccounts')
  console.log(`\n${green('Framewell is running.')} Ctrl-C stops it.\n`)
  console.log(`  Site    ${bold(env.SITE_URL)}`)
  console.log(`  Panel   ${bold(`${env.SITE_URL}/cms`)}`)
  console.log(`  Admin   ${bold(`${env.SITE_URL}/admin-login`)}\n`)
  if (env.DEPLOYED) return
  for (const account of demoAccounts) {
    const word = account === demoEngineer ? 'engineer' : account.role
    console.log(`  ${word.padEnd(12)} ${account.email.padEnd(32)} ${account.password}`)
  }
  console.log('')
}
