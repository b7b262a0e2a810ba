import { createServer, type Server } from 'node:http'
import { transformSync } from 'esbuild'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readStacks } from './readStacks'

const SITE = 'https://homes.example'
const SOURCE = 'export const label = (home?: { name: string }) => home!.name\n\nlabel()\n'

let server: Server
let at: string
let printed: string[]
beforeEach(async () => {
  printed = []
  const { code, map } = transformSync(SOURCE, {
    loader: 'ts',
    sourcemap: true,
    sourcefile: 'webpack://mfe_warranty/./WarrantyPage.tsx',
    banner: '// line',
  })
  server = createServer((request, response) => {
    if (request.url === '/stacks') return stacks.middleware(request, response)
    const file = { '/app.js': code, '/app.js.map': map }[request.url ?? '']
    response.writeHead(file ? 200 : 404).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  at = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const stacks = readStacks({ remote: 'mfe-warranty', site: SITE, server: at, print: (text) => printed.push(text) })
})
afterEach(() => server.close())

const ask = async (posted: object, origin = SITE) => {
  const response = await fetch(`${at}/stacks`, { method: 'POST', body: JSON.stringify(posted), headers: { origin } })
  return { status: response.status, ...(await response.json()) }
}

it('names files and lines of the sources, leaves out the site, and prints the same', async () => {
  const error = "TypeError: Cannot read properties of undefined (reading 'name')\nSecond line of the message"
  const stack = `${error}\n    at label (${at}/app.js?retry=1:2:31)\n    at ${at}/other.js:7:1\n    at render (https://homes.example/static/main.js:1:99)`
  const readable = `${error}\n    at label (WarrantyPage.tsx:1)\n    at ${at}/other.js:7:1`
  expect(await ask({ stack })).toEqual({ status: 200, stack: readable })
  expect(printed).toEqual([`A screen of mfe-warranty threw an error. It is shown again after the next change.\n${readable}`])
})

it('answers pages of its site only', async () => {
  expect((await ask({ stack: 'Error: x' }, 'https://other.example')).status).toBe(403)
  expect((await ask({ stack: 7 })).status).toBe(400)
  expect(printed).toEqual([])
})
