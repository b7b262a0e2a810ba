import { join } from 'node:path'
import type { OwnRemote } from '../domain/releases/remotes'
import { buildRelease } from '../remote-kit/release/buildRelease'
import { cachedBuild, ROOT } from './cachedBuild'

/** Builds one of our remotes into `<remote>/dist` unless nothing changed; returns whether it built. */
export function buildRemote(remote: OwnRemote): Promise<boolean> {
  return cachedBuild({
    name: remote,
    inputs: [remote, 'domain', 'design-system', 'remote-kit', 'tsconfig.base.json', 'package-lock.json'],
    outputs: [`${remote}/dist/release.json`],
    build: async () => {
      await buildRelease(join(ROOT, remote))
    },
  })
}
