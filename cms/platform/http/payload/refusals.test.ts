import { AUTHOR_HEADER } from '@framewell/domain/content/saving/deviceCopies'
import { APIError } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { log } from '../../../log'
import { bootCms, type TestCms } from '../../../testing/bootCms'
import type { TestPerson } from '../../../testing/signInAs'
import { recentLog } from '../../metrics/recentLines'

let cms: TestCms
let editor: TestPerson
let page: string
const silent = log.level
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Terms', slug: 'terms', _status: 'published' } })
  page = `/api/pages/${id}`
  log.level = 'info'
})
afterAll(async () => {
  log.level = silent
  await cms.stop()
})

/** The lines logged meanwhile, without requests. */
async function logged(act: () => unknown): Promise<unknown[]> {
  const before = recentLog().length
  await act()
  const lines = recentLog().slice(before).trim().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg !== 'request')
}
const LEVEL = { info: 30, error: 50 } as const
const aLine = (msg: string) => [{ level: LEVEL.info, time: expect.any(String), msg: expect.stringContaining(msg) }]

describe('a refusal is one log line, without a stack', () => {
  const patch = (json: object, headers = {}) => cms.request(page, { method: 'PATCH', json, headers, cookie: editor.cookie })

  it('for a query of a forbidden field', async () => {
    for (const path of ['/api/posts?where[nothing][equals]=1', '/api/pages?where[title.nothing][equals]=1'])
      expect(await logged(async () => expect((await cms.request(path, { cookie: editor.cookie })).status).toBe(400))).toEqual(
        aLine('cannot be queried'),
      )
  })

  it("for a save that comes too late, or has somebody else's words", async () => {
    const late = () => patch({ title: 'Late' }, { 'if-match': '"2001-01-01T00:00:00.000Z"' })
    expect(await logged(async () => expect((await late()).status).toBe(409))).toEqual(aLine('saved it at'))
    const others = () => patch({ title: 'Theirs' }, { [AUTHOR_HEADER]: 'somebody-else' })
    expect(await logged(async () => expect((await others()).status).toBe(401))).toEqual(aLine('Somebody else has signed in'))
  })

  it('for an act whose effects must be shown first', async () => {
    expect(await logged(async () => expect((await patch({ _status: 'draft' })).status).toBe(409))).toEqual(aLine('content screen'))
  })

  it('whatever its class is called', async () => {
    class NewRefusal extends APIError {
      override readonly name = 'NewRefusal'
    }
    expect(await logged(() => log.error({ err: new NewRefusal('Not like this.', 422) }))).toEqual(aLine('Not like this.'))
  })
})

it("a failure is an error with its stack, and so is a refusal that stopped the server's own work", async () => {
  const stack = { err: expect.objectContaining({ stack: expect.stringContaining('refusals.test.ts') }) }
  for (const err of [new APIError('Away', 500), new TypeError('Odd')])
    expect(await logged(() => log.error({ err }))).toEqual([expect.objectContaining({ level: LEVEL.error, ...stack })])
  const job = { err: new APIError('Not like this.', 409), msg: 'A background job was given up' }
  expect(await logged(() => log.error(job))).toEqual([expect.objectContaining({ level: LEVEL.error, msg: job.msg, ...stack })])
})
