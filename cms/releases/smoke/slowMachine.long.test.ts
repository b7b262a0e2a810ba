import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { containerName } from '@framewell/domain/releases/containerName'
import { afterAll, expect, it } from 'vitest'
import { testRelease } from '../../testing/shipTestRelease'
import { whyBrokenAtDraw, whyBrokenAtLoad, whyBrokenAtMount } from './whyBrokenAtLoad'

const folder = mkdtempSync(join(tmpdir(), 'slow-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(given: Parameters<typeof testRelease>[0] = {}) {
  const { manifest, files } = testRelease(given)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return manifest
}

it('a sound release is not called broken by a machine that has no time for it', async () => {
  const manifest = written()
  const tooLittle = { withinMs: 60 }
  for (const finding of await Promise.all([
    whyBrokenAtLoad(manifest, folder, tooLittle),
    whyBrokenAtDraw(manifest, folder, 'server.cjs', tooLittle),
    whyBrokenAtMount(manifest, folder, null, tooLittle),
  ]))
    expect(finding).toEqual({ kind: 'unfinished', sentence: expect.stringMatching(/^This machine is too busy to try it: in 0\.06 s /) })
  expect(await whyBrokenAtLoad(manifest, folder)).toBeNull()
})

it('a release that waits for what never comes is broken, however long the machine takes', async () => {
  const version = 'waits'
  const manifest = written({
    version,
    contents: {
      'remoteEntry.js': `setInterval(() => {}, 1000)
        var ${containerName('mfe-portal', version)} = { init: () => new Promise(() => {}), get() {} }`,
    },
  })
  expect(await whyBrokenAtMount(manifest, folder, null, { withinMs: 6_000 })).toEqual({
    kind: 'broken',
    sentence: 'It did not finish within 6 s.',
  })
})

it('a script without an end is broken, a script that the machine had no time for is not', async () => {
  const trying = (prelude: string) => whyBrokenAtLoad(written({ prelude }), folder, { scriptWithinMs: 3_000 })
  expect(await trying('for (;;);')).toEqual({ kind: 'broken', sentence: expect.stringContaining('remoteEntry.js throws while it loads') })
  const NO_PROCESSOR_TIME = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30_000)'
  expect(await trying(NO_PROCESSOR_TIME)).toEqual({
    kind: 'unfinished',
    sentence: expect.stringMatching(/^This machine is too busy to try it: in 3 s remoteEntry\.js got 0\.\d s of processor time\.$/),
  })
})
