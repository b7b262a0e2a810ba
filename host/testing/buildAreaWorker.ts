import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { oncePerRun } from './oncePerRun'

const RSPACK = join(dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')), 'bin', 'rspack.js')

/** Builds the rendering thread with the host's own build and returns its file. */
export async function buildAreaWorker(): Promise<string> {
  const config = join(import.meta.dirname, 'areaWorker.rspack.mjs')
  const folder = await oncePerRun('area-worker', async (output) => {
    await promisify(execFile)(process.execPath, [RSPACK, 'build', '--config', config, '--output-path', output], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    })
  })
  return join(folder, 'areaWorker.mjs')
}
