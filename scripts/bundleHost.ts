import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { ROOT } from './cachedBuild'

/** Packages from the registry are not bundled; our workspaces are. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@framewell/') || path.endsWith('.json') ? undefined : { path, external: true },
    )
  },
}

/**
 * Bundles the site's server within a second, for programs that modify or break it: into `folder/server/server.mjs`, beside the already
 * built browser code.
 */
export async function bundleHost(folder: string, plugins: readonly Plugin[] = []): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'server'), { recursive: true })
  await cp(join(ROOT, 'host', 'dist', 'client'), join(folder, 'client'), { recursive: true })
  await build({
    entryPoints: { server: join(ROOT, 'host', 'server', 'server.ts') },
    outdir: join(folder, 'server'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [...plugins, packagesOutside],
  })
  return join(folder, 'server', 'server.mjs')
}
