import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { ROOT } from './cachedBuild'
import { isPortFree, nextFreePort } from './freePort'

const leave: Record<string, (start: ChildProcess) => void> = {
  'the terminal is closed (SIGHUP)': (start) => start.kill('SIGHUP'),
  'nobody reads its words any more': (start) => start.stdout?.destroy(),
}

test.each(Object.entries(leave))(
  'nothing keeps running after a start when %s',
  async (_, goAway) => {
    const port = await nextFreePort(4390)
    const start = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', startUp(port)], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await new Promise((resolve) => start.stdout.once('data', resolve))
    expect(await isPortFree(port)).toBe(false)
    goAway(start)
    await vi.waitFor(async () => expect(await isPortFree(port)).toBe(true), { timeout: 20_000 })
    // Only ends a test that hangs: on a busy machine the start alone takes seconds.
  },
  120_000,
)

/** A start with one service that keeps printing. */
function startUp(port: number): string {
  const serve = `require('node:http').createServer((_, response) => response.end()).listen(${port}, '127.0.0.1')`
  const service = { name: 'site', command: process.execPath, args: ['-e', serve], env: {}, readyUrl: `http://127.0.0.1:${port}/` }
  return `
    import { untilStopped } from './scripts/untilStopped.ts'
    untilStopped(async (supervisor) => {
      await supervisor.start(${JSON.stringify(service)})
      setInterval(() => console.log('running'), 50)
    })`
}
