import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { containerName } from '@framewell/domain/releases/containerName'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RECORDED_SESSION } from '../../testing/recordedSession'
import { testRelease } from '../../testing/shipTestRelease'
import { TRIED_WITH } from '../releaseStore'
import { whyBrokenAtDraw, whyBrokenAtLoad, whyBrokenAtMount } from './whyBrokenAtLoad'

/** A server a release would send its findings to. */
let listener: Server
let asked = 0
let folder: string
let secret: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tried-'))
  secret = join(tmpdir(), `secret-${randomBytes(4).toString('hex')}`)
  writeFileSync(secret, 'known')
  listener = createServer((_, response) => {
    asked += 1
    response.setHeader('access-control-allow-origin', '*')
    response.end('known')
  })
  listener.on('connection', () => {
    asked += 1
  })
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(() => {
  listener.close()
  rmSync(folder, { recursive: true })
  rmSync(secret)
})

const port = () => (listener.address() as AddressInfo).port

/** The answer about a release whose files run this code when they are loaded. */
function tried(how: 'load' | 'mount' | 'draw', code: string) {
  const { manifest, files } = testRelease(how === 'draw' ? { serverPrelude: code } : { prelude: code })
  return written(how, manifest, files)
}

/** The answer about a release whose only widget runs this code in an effect. */
function mounted(code: string, more = '') {
  const version = randomBytes(8).toString('hex')
  const entry = `
    let react
    var ${containerName('mfe-portal', version)} = {
      init(shared) { react = Object.values(shared.react)[0].lib() },
      get: async () => () => ({ default: { contract: 1, routes: {}, widgets: { qualification: Object.assign(() => {
        react.useEffect(() => { ${code} })
        return react.createElement('p', null, 'Mounted')
      }, {${more}}) } } }),
    }`
  const { manifest, files } = testRelease({ version, contents: { 'remoteEntry.js': entry } })
  return written('mount', manifest, files)
}

/** The answer about a release whose only widget runs this code once it knows who is signed in; `recorded` as its team did. */
function signedIn(code: string, recorded: Record<string, Record<string, object>>) {
  const version = randomBytes(8).toString('hex')
  const entry = `
    let react
    var ${containerName('mfe-portal', version)} = {
      init(shared) { react = Object.values(shared.react)[0].lib() },
      get: async () => () => ({ default: { contract: 1, routes: {}, widgets: { qualification: ({ shell }) => {
        react.useEffect(() => { shell.session().then((session) => { ${code} }) }, [])
        return react.createElement('p', null, 'Mounted')
      } } } }),
    }`
  const { manifest, files } = testRelease({ version, contents: { 'remoteEntry.js': entry } })
  return written('mount', manifest, { ...files, [TRIED_WITH]: JSON.stringify(recorded) })
}

function written(how: 'load' | 'mount' | 'draw', manifest: ReturnType<typeof testRelease>['manifest'], files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const tryIt = {
    draw: () => whyBrokenAtDraw(manifest, folder, 'server.cjs'),
    load: () => whyBrokenAtLoad(manifest, folder),
    mount: () => whyBrokenAtMount(manifest, folder),
  }
  return tryIt[how]().then((finding) => finding?.sentence ?? null)
}

/** A load's page is its own realm: how a release gets out of it. */
const OUT = `const globalThis = document.createElement.constructor('return globalThis')(); const { process, fetch, WebSocket } = globalThis;`

describe.each([
  ['load', OUT],
  ['mount', ''],
  ['draw', ''],
] as const)('the code of a tried release (%s)', (how, before) => {
  /** Throws if the code got what it tried for: anything else is no fault of a release. */
  const got = (code: string) =>
    tried(
      how,
      `;(() => { ${before} let found; try { found = (() => { ${code} })() } catch {} if (found) throw new Error('got ' + found) })()`,
    )

  it.each([
    ['a file of this machine', () => `return process.getBuiltinModule('fs').readFileSync(${JSON.stringify(secret)}, 'utf8')`],
    [
      'the environment of the cms',
      () => `return process.getBuiltinModule('fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`,
    ],
    ['a module of Node', () => `return process.getBuiltinModule('os').hostname()`],
    ['a process', () => `return process.getBuiltinModule('child_process').execSync('id')`],
    ['its task', () => 'return process.argv[2]'],
  ])('does not get %s', async (_, code) => {
    if (how === 'mount') {
      // After mounting, a throw is not reported, but a global is.
      const said = await mounted(`let found; try { found = (() => { ${code()} })() } catch {} if (found) globalThis.found = found`)
      expect(said).toBeNull()
    } else expect(await got(code())).toBeNull()
  })

  it('reaches nobody', async () => {
    const at = `127.0.0.1:${port()}`
    const ways = `
      const ask = (way) => { try { way()?.catch?.(() => {}) } catch {} }
      ask(() => fetch('http://${at}/'))
      ask(() => new WebSocket('ws://${at}/'))
      ask(() => process.getBuiltinModule('http').get('http://${at}/').on('error', () => {}))
      ask(() => document.defaultView.fetch('http://${at}/'))
      ask(() => { const asking = new XMLHttpRequest(); asking.open('GET', 'http://${at}/'); asking.send() })
      ask(() => document.body.append(Object.assign(document.createElement('iframe'), { src: 'http://${at}/' })))
      ask(() => navigator.sendBeacon('http://${at}/', ''))`
    await tried(how, `;(() => { ${before} ${ways} })()`)
    if (how === 'mount') await mounted(ways)
    expect(asked).toBe(0)
  })

  it('cannot answer in our place', async () => {
    const answers = `
      try { process.stdout.write('ok\\n') } catch {}
      try { globalThis.console.log('ok') } catch {}
      try { process.exit(0) } catch {}`
    if (how === 'mount') expect(await mounted(`${answers} globalThis.settings = 1`)).toContain('makes the global settings')
    else
      expect(await tried(how, `;(() => { ${before} ${answers} })(); throw new Error('broken all the same')`)).toContain(
        'broken all the same',
      )
  })
})

describe('a tried release', () => {
  it('is shown to a stranger, and to the person who was signed in while its answers were recorded', async () => {
    const recorded = { currentSession: { '{}': { output: { session: RECORDED_SESSION } } } }
    const toBuilders = 'if (session?.role === "builder") globalThis.settings = 1'
    expect(await signedIn(toBuilders, {})).toBeNull()
    expect(await signedIn(toBuilders, recorded)).toContain('Showing the widget qualification, signed in, makes the global settings')
    expect(await signedIn('if (!session) globalThis.settings = 1', recorded)).toContain('Showing the widget qualification makes the global')
    rmSync(join(folder, TRIED_WITH))
  })

  it('does not use up the machine’s memory', async () => {
    const flood = 'globalThis.kept = []; for (let at = 0; at < 200; at += 1) globalThis.kept.push(new Uint8Array(50_000_000).fill(1));'
    expect(await tried('draw', flood)).toContain('MB of memory')
    expect(await mounted(flood)).toContain('MB of memory')
  })

  it('is not refused for what it waits for', async () => {
    expect(await mounted('', 'ready: () => new Promise(() => {})')).toBeNull()
    expect(await mounted('', 'ready: () => { throw new Error("not here") }')).toBeNull()
  })

  it.each([
    [
      'watches what comes into view',
      'const seen = new IntersectionObserver(() => {}); seen.observe(document.body); return () => seen.disconnect()',
    ],
    ['watches sizes', 'const seen = new ResizeObserver(() => {}); seen.observe(document.body); return () => seen.disconnect()'],
    [
      'asks the screen',
      'const wide = matchMedia("(min-width: 1px)"); const f = () => {}; wide.addEventListener("change", f); return () => wide.removeEventListener("change", f)',
    ],
    ['draws', 'document.createElement("canvas").getContext("2d").fillRect(0, 0, 1, 1)'],
    [
      'listens before it draws',
      'const f = () => {}; addEventListener("resize", f); document.createElement("canvas").getContext("2d").fillRect(0, 0, 1, 1); return () => removeEventListener("resize", f)',
    ],
    [
      'has a timer before it works elsewhere',
      'const timer = setInterval(() => {}, 1000); const other = new Worker("w.js"); return () => { clearInterval(timer); other.terminate() }',
    ],
    ['asks a service', 'fetch("https://elsewhere.test/").then((answer) => answer.json())'],
    ['keeps much', 'indexedDB.open("mine")'],
    ['moves', 'document.body.firstChild.animate([{ opacity: 0 }], 100)'],
  ])('is not refused when a screen %s', async (_, code) => {
    expect(await mounted(code)).toBeNull()
  })
})
