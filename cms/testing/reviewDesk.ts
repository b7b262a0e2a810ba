import { expect } from 'vitest'
import type { TestCms } from './bootCms'
import { CONTENT_PAGES as PAGES } from './contentClient'
import type { TestPerson } from './signInAs'

interface Staff {
  readonly cms: TestCms
  readonly editor: TestPerson
  readonly operator: TestPerson
}

/** What an editor and an operator do around a review, unless another person is given. */
export function reviewDesk(staff: () => Staff) {
  let made = 0
  const send = (path: string, json: object, { cookie } = staff().editor, method = 'POST') =>
    staff().cms.request(path, { json, cookie, method })
  /** A page written by an editor. */
  const draft = async (data: object = {}) => {
    made += 1
    const answer = await send('/api/pages?draft=true', { title: `Page ${made}`, slug: `reviewed-${made}`, ...data })
    expect(answer.status, await answer.clone().text()).toBe(201)
    return String((await answer.json()).doc.id)
  }
  const edit = async (id: string, data: object, person = staff().editor) => {
    const answer = await send(`/api/pages/${id}?draft=true`, data, person, 'PATCH')
    expect(answer.status, await answer.clone().text()).toBe(200)
  }
  const publish = (id: string, person = staff().editor) => send(`${PAGES}/${id}`, { isPublished: true }, person, 'PUT')
  const review = async (id: string, { cookie } = staff().editor) => (await staff().cms.request(`${PAGES}/${id}/review`, { cookie })).json()
  const ask = (id: string, note = '', person = staff().editor) => send(`${PAGES}/${id}/review`, { note }, person)
  const decide = (id: string, stamp: string, json: object, person = staff().operator) =>
    send(`${PAGES}/${id}/review/decision`, { decision: 'approve', stamp, ...json }, person)
  const approve = async (id: string, person = staff().operator) => {
    expect((await ask(id)).status).toBe(200)
    const answer = await decide(id, (await review(id)).stamp, {}, person)
    expect(answer.status, await answer.clone().text()).toBe(200)
  }
  return { send, draft, edit, publish, review, ask, decide, approve }
}
