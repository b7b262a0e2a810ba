/**
 * `npm run create:remote -- ../warranty mfe-warranty`: a micro-frontend in its own repository, with packages of the current design system,
 * contracts and kit beside it, and its own lock file.
 */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createRemote } from '../remote-kit/release/createRemote'
import { ReleaseProblem } from '../remote-kit/release/ReleaseProblem'
import { ROOT } from './cachedBuild'
import { ActionableProblem, bold, fail, say } from './console'
import { runCommand } from './runCommand'

async function main([folder, name]: readonly string[]): Promise<void> {
  if (!folder || !name) throw new ActionableProblem('Say a folder and a name: npm run create:remote -- ../warranty mfe-warranty')
  const target = resolve(folder)
  await createRemote(target, name)
  const packed = ['domain', 'design-system', 'remote-kit'].flatMap((workspace) => ['-w', `@framewell/${workspace}`])
  await mkdir(join(target, 'vendor'), { recursive: true })
  const pack = await runCommand('npm', ['pack', '--silent', '--pack-destination', join(target, 'vendor'), ...packed], { cwd: ROOT })
  if (pack.code !== 0) throw new Error(pack.output)
  const lock = await runCommand('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: target })
  const install = lock.code === 0 ? 'npm ci' : 'npm install (the lock file could not be made here)'
  say(`${bold(name)} is in ${target}. Next: ${install} there, and ask an operator of the site for a ship key for ${name}.`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  fail(error instanceof ReleaseProblem ? new ActionableProblem(error.message) : error)
})
