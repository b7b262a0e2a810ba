/**
 * `npm run create:remote -- ../warranty mfe-warranty`: a micro-frontend in its own repository that uses the kit which the site of PRODUCT_URL
 * (or this machine's product) serves, with its own lock file.
 */
import { resolve } from 'node:path'
import { listKitVersions } from '../domain/releases/kitVersions'
import { createRemote } from '../remote-kit/release/createRemote'
import { ReleaseProblem } from '../remote-kit/release/ReleaseProblem'
import { releaseClient } from '../remote-kit/release/shipRelease'
import { ActionableProblem, bold, fail, say } from './console'
import { runCommand } from './runCommand'

async function main([folder, name]: readonly string[]): Promise<void> {
  if (!folder || !name) throw new ActionableProblem('Say a folder and a name: npm run create:remote -- ../warranty mfe-warranty')
  const target = resolve(folder)
  const site = await siteUrl()
  const { versions } = await releaseClient({ url: site, auth: { shipKey: '' } })(listKitVersions, {})
  const [newest] = versions
  if (!newest) throw new ActionableProblem(`${site} serves no kit yet: npm start publishes it.`)
  await createRemote(target, name, { site, version: newest.version })
  const lock = await runCommand('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: target })
  const install = lock.code === 0 ? 'npm ci' : 'npm install (the lock file could not be made here)'
  say(
    `${bold(name)} is in ${target}, with the kit ${newest.version} of ${site}. Next: ${install} there, and ask an operator of the site for a ship key for ${name}.`,
  )
}

async function siteUrl(): Promise<string> {
  const { PRODUCT_URL } = process.env
  if (PRODUCT_URL) return PRODUCT_URL.replace(/\/+$/, '')
  const { env } = await import('../cms/env')
  return env.SITE_URL
}

main(process.argv.slice(2)).catch((error: unknown) => {
  fail(error instanceof ReleaseProblem ? new ActionableProblem(error.message) : error)
})
