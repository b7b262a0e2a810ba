import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { ROOT } from './cachedBuild'

const read = <Schema extends z.ZodType>(file: string, schema: Schema) => schema.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))

it('every package that npm ci installs supports the Node it runs on', { timeout: 120_000 }, async () => {
  const { stderr } = await promisify(execFile)('npm', ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  })
  const refused = [...stderr.matchAll(/package: '(.+)@[^@']+'/g)].map(([, name]) => name)
  expect(refused).toEqual([])
})

it('package.json decides for every package whether its install script may run', () => {
  const { packages } = read(
    'package-lock.json',
    z.object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) }),
  )
  const { allowScripts } = read('package.json', z.object({ allowScripts: z.record(z.string(), z.boolean()) }))
  const names = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  )
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !(name in allowScripts))).toEqual([])
})
