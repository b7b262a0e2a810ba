import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { bundleOptions, programs } from '../cms/bundleOptions.mjs'
import { env } from '../cms/env'
import { vouchedHeaders } from '../cms/platform/http/gate/clientOf'
import { bundleHost } from '../scripts/bundleHost'
import { nextFreePort } from '../scripts/freePort'
import { type ServerProcess, startProcess } from '../server-kit/testing/serverProcess'
import type { Defect } from './defects'
import { DATA_DIR } from './environment'
import type { Target } from './target'

const ROOT = join(import.meta.dirname, '..')
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
  const settings = {
    ...{ NODE_ENV: 'production', DATA_DIR, DATABASE_URL: '', LOG_LEVEL: 'error', FRAMEWELL_ENV: 'local' },
    ...{
      PORT: String(hostPort),
      CMS_PORT: String(cmsPort),
      PANEL_PORT: String(panelPort),
      CMS_URL: `http://127.0.0.1:${cmsPort}`,
      SITE_URL: `http://localhost:${hostPort}`,
    },
    ...{ PAYLOAD_SECRET: env.PAYLOAD_SECRET, INTERNAL_SECRET: env.INTERNAL_SECRET, RELEASES_DIR: env.RELEASES_DIR },
    ...more,
  }
  const started: ServerProcess[] = []
  const start = async (bundle: string, port: number) => {
    started.push(
      await startProcess({
        args: ['--conditions=production', join(FOLDER, bundle)],
        cwd: ROOT,
        env: { ...process.env, ...settings },
        origin: `http://127.0.0.1:${port}`,
        log: join(FOLDER, 'errors.log'),
      }),
    )
  }
  const stop = async () => {
    for (const server of started.reverse()) await server.kill('SIGTERM')
  }
  try {
    await start('cms/server.mjs', cmsPort)
    await start('cms/panel.mjs', panelPort)
    await start('server/server.mjs', hostPort)
  } catch (error) {
    await stop()
    throw error
  }
  const origin = settings.SITE_URL
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
