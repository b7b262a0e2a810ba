import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { bundleOptions, programs } from '../../cms/bundleOptions.mjs'
import { env } from '../../cms/env'
import { vouchedHeaders } from '../../cms/platform/http/gate/clientOf'
import { bundleHost } from '../../scripts/bundleHost'
import { ROOT } from '../../scripts/cachedBuild'
import { nextFreePort } from '../../scripts/freePort'
import { type ServerProcess, startProcess } from '../../server-kit/testing/serverProcess'
import { startHost } from '../startHost'
import type { Defect } from './defects'
import type { Target } from './target'

const FOLDER = join(ROOT, '.cache', 'defects')

/** Bundles cms, panel and host with a defect (none for null) and starts them. The sources stay unchanged. */
export async function startDefective(defect: Defect | null, more: Readonly<Record<string, string>> = {}): Promise<Target> {
  const breaks = defect ? [breaking(defect)] : []
  // The site first: its bundling starts with an empty folder.
  await bundleHost(FOLDER, breaks)
  await build({ ...bundleOptions, entryPoints: programs, outdir: join(FOLDER, 'cms'), plugins: breaks })
  const hostPort = await nextFreePort(4150)
  const cmsPort = await nextFreePort(hostPort + 1)
  const panelPort = await nextFreePort(cmsPort + 1)
  const origin = `http://localhost:${hostPort}`
  const log = join(FOLDER, 'errors.log')
  const settings = {
    ...{ FRAMEWELL_ENV: 'local', SITE_URL: origin, INTERNAL_SECRET: env.INTERNAL_SECRET, RELEASES_DIR: env.RELEASES_DIR },
    ...{ PORT: String(hostPort), CMS_PORT: String(cmsPort), PANEL_PORT: String(panelPort) },
    ...more,
  }
  const started: ServerProcess[] = []
  const start = async (bundle: string, port: number) =>
    started.push(
      await startProcess({
        args: ['--conditions=production', join(FOLDER, bundle)],
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: 'production', ...settings },
        origin: `http://127.0.0.1:${port}`,
        log,
      }),
    )
  const stop = async () => {
    for (const server of started.reverse()) await server.stop('SIGTERM')
  }
  try {
    await start('cms/server.mjs', cmsPort)
    await start('cms/panel.mjs', panelPort)
    const bundle = join(FOLDER, 'server', 'server.mjs')
    started.push(await startHost(`http://127.0.0.1:${cmsPort}`, { bundle, port: hostPort, settings, log }))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    hostPort,
    cmsPort,
    origin,
    as: (address) => ({ origin, ...vouchedHeaders(address) }),
    memory: async () => ({}),
    stop,
  }
}

/** @throws Error when the sources no longer contain the text: then the defect must be updated */
function breaking({ file, from, to }: Defect): Plugin {
  return {
    name: 'defect',
    setup: ({ onLoad }) => {
      const path = join(ROOT, file)
      onLoad({ filter: new RegExp(`${file.replaceAll(/[./]/g, '\\$&')}$`) }, async () => {
        const source = await readFile(path, 'utf8')
        if (source.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`)
        return { contents: source.replace(from, () => to), loader: 'ts' }
      })
    },
  }
}
