import { constants } from 'node:os'
import { OWN_REMOTES } from '../domain/releases/remotes'
import { type CachedBuild, cachedBuild, ROOT } from './cachedBuild'
import { ActionableProblem, bold, dim, say } from './console'
import { buildRemote } from './remoteBuild'
import { runCommand } from './runCommand'

const SHARED = ['domain', 'tsconfig.base.json'] as const

const npmBuild = (workspace: string, script: string, priority?: number) => async () => {
  const result = await runCommand('npm', ['run', script, '--workspace', `@framewell/${workspace}`], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    priority,
  })
  if (result.code === 0) return
  if (result.output.includes('ENOSPC')) throw new ActionableProblem('The disk is full. Free some space and run the command again.')
  throw new Error(`Building ${workspace} failed:\n${result.output}`)
}

const SERVER: CachedBuild = {
  name: 'cms-server',
  inputs: ['cms', 'payload.config.ts', 'server-kit', ...SHARED],
  outputs: ['cms/dist/server.mjs', 'cms/dist/panel.mjs', 'cms/dist/pdfWorker.mjs'],
  build: npmBuild('cms', 'build:server'),
}
const PANEL: CachedBuild = {
  name: 'cms-panel',
  inputs: ['cms', 'payload.config.ts', 'tsconfig.json', 'server-kit', ...SHARED],
  outputs: ['cms/.next/BUILD_ID'],
  build: npmBuild('cms', 'build:panel', constants.priority.PRIORITY_BELOW_NORMAL),
}
const HOST: CachedBuild = {
  name: 'host',
  inputs: ['host', 'design-system', 'remote-kit', 'server-kit', ...SHARED],
  outputs: ['host/dist/server/server.mjs', 'host/dist/client/assets.json'],
  build: npmBuild('host', 'build'),
}
/** Builds everything that changed. */
export async function buildAll(): Promise<void> {
  await Promise.all([buildPanel(), buildCms().then(buildSite)])
}

export async function buildCms(): Promise<void> {
  await report('cms-server', () => cachedBuild(SERVER))
}

/** Builds the host and the remotes. */
export async function buildSite(): Promise<void> {
  await report('host', () => cachedBuild(HOST))
  for (const remote of OWN_REMOTES) await report(remote, () => buildRemote(remote))
}

/** Builds the panel, by far the slowest part, at low priority, so that everything else gets the CPU first. */
export async function buildPanel(): Promise<void> {
  await report('cms-panel', () => cachedBuild(PANEL))
}

async function report(name: string, work: () => Promise<boolean>): Promise<void> {
  const began = performance.now()
  const built = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`${bold(name)} ${built ? `built ${dim(`in ${seconds} s`)}` : dim('unchanged')}`)
}
