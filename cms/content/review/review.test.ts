import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '../../env'
import { paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { claimDesk } from '../../testing/claimDesk'
import { contentClient, CONTENT_PAGES as PAGES } from '../../testing/contentClient'
import { reviewDesk } from '../../testing/reviewDesk'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let editor: TestPerson
let second: TestPerson
let operator: TestPerson
let other: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  second = await cms.signInAs('editor')
  operator = await cms.signInAs('operator')
  other = await cms.signInAs('operator')
})
afterAll(() => cms.stop())

const set = (approval: object) => cms.payload.updateGlobal({ slug: 'site-settings', data: { approval } })
beforeEach(() => set({ pages: true, posts: true, approvers: 'operators' }))

const { send, draft, edit, publish, review, ask, decide, approve } = reviewDesk(() => ({ cms, editor, operator }))
const quote = (text: string) => [{ blockType: 'quote' as const, text }]
const isLive = async (id: string) => (await cms.payload.findByID({ collection: 'pages', id, depth: 0 }))._status === 'published'
const told = async (name: string) =>
  (await cms.payload.db.pool.query('select payload from notification_events where name = $1 order by created_at desc, id limit 1', [name]))
    .rows[0]?.payload
const TOMORROW = () => new Date(Date.now() + 24 * 3_600_000).toISOString()

describe('where approval is required', () => {
  it('a claim that live pages use, and a picture they show, change only with the right to approve', async () => {
    const client = contentClient(cms, editor.cookie)
    const asOperator = contentClient(cms, operator.cookie)
    expect((await claimDesk(client).change('gust', '180 MPH')).status, 'nothing uses it yet').toBe(200)
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const body = Buffer.from(pixel, 'base64')
    const headers = { 'content-type': 'image/png' }
    const added = await cms.request('/api/content/pictures?alt=A+stud', { method: 'POST', body, headers, cookie: editor.cookie })
    const picture = (await added.json()).id
    await cms.payload.create({
      collection: 'pages',
      data: {
        ...{ title: 'In the wind', slug: 'approved-wind', _status: 'published', seo: { openGraphImage: picture } },
        sections: [{ blockType: 'stats', tone: 'paper', stats: [{ figure: '{{claim.gust}}', label: 'wind', source: 'Us' }] }],
      },
    })
    const replace = (person: TestPerson) => {
      const form = new FormData()
      form.set('file', new File([body], 'other.png', { type: 'image/png' }))
      form.set('_payload', JSON.stringify({ alt: 'Another stud' }))
      return cms.request(`/api/media/${picture}`, { method: 'PATCH', body: form, cookie: person.cookie })
    }
    const refused = await claimDesk(client).change('gust', '500 MPH')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'needsApproval', detail: expect.stringContaining('Test operator') })
    expect(JSON.stringify(await client.at('/approved-wind'))).toContain('180 MPH')
    const kept = await replace(editor)
    expect(kept.status).toBe(409)
    expect(await kept.text()).toContain("It is live on 'In the wind'. Test operator")
    expect((await claimDesk(asOperator).change('gust', '190 MPH')).status).toBe(200)
    expect((await replace(operator)).status).toBe(200)
    await set({ pages: false })
    expect((await claimDesk(client).change('gust', '200 MPH')).status).toBe(200)
    expect((await replace(editor)).status).toBe(200)
  })

  it('nothing else publishes: call, REST, list, act, schedule, release, creation; each names who can approve', async () => {
    const id = await draft()
    const release = await (await send('/api/content/releases', { name: 'All', documents: [{ collection: 'pages', id }] })).json()
    const stamp = (await (await cms.request(`${PAGES}/${id}/consequences?act=publish`, { cookie: editor.cookie })).json()).stamp
    const attempts = {
      call: await publish(id),
      operator: await publish(id, operator),
      rest: await send(`/api/pages/${id}`, { _status: 'published' }, editor, 'PATCH'),
      'rest as draft': await send(`/api/pages/${id}?draft=true`, { _status: 'published' }, editor, 'PATCH'),
      'rest autosave': await send(`/api/pages/${id}?draft=true&autosave=true`, { _status: 'published' }, editor, 'PATCH'),
      act: await send(`${PAGES}/${id}/acts`, { act: 'publish', stamp }),
      schedule: await send('/api/content/schedules', { collection: 'pages', id, at: TOMORROW() }),
      release: await send(`/api/content/releases/${release.id}/publish`, { expectedVersion: release.version }),
      creation: await send('/api/posts', { title: 'At once', slug: 'at-once', _status: 'published' }),
      'creation by call': await send(PAGES, { title: 'At once', slug: 'at-once', isPublished: true }),
    }
    for (const [way, answer] of Object.entries(attempts)) {
      expect(answer.ok, way).toBe(false)
      expect(await answer.text(), way).toContain('Test operator')
    }
    const list = await send(`/api/pages?where[id][equals]=${id}`, { _status: 'published' }, editor, 'PATCH')
    expect(list.status, 'several at once').toBe(409)
    expect(await isLive(id)).toBe(false)
    const posts = await cms.payload.find({ collection: 'posts', where: { slug: { like: 'at-once' }, _status: { equals: 'published' } } })
    expect(posts.totalDocs).toBe(0)
  })

  it('an editor can still save drafts of a published page, and save what is live already', async () => {
    await set({ pages: false })
    const id = await draft()
    expect((await publish(id)).status).toBe(200)
    await set({ pages: true })
    await edit(id, { sections: quote('A draft') })
    expect((await send(`/api/pages/${id}?draft=true&autosave=true`, { title: 'Typed', _status: 'draft' }, editor, 'PATCH')).status).toBe(
      200,
    )
    expect((await publish(id)).status).toBe(400)
    const live = await cms.payload.findByID({ collection: 'pages', id, depth: 0 })
    expect(live).toMatchObject({ _status: 'published', sections: [] })
  })

  it('approved text goes live by its editor, on schedule, or in a release', async () => {
    const [now, later, together] = [await draft(), await draft(), await draft()]
    for (const id of [now, later, together]) await approve(id)
    expect((await publish(now)).status).toBe(200)
    expect(await review(now)).toMatchObject({ hasChanges: false })
    const schedule = await send('/api/content/schedules', { collection: 'pages', id: later, at: TOMORROW() })
    expect(schedule.status, await schedule.clone().text()).toBe(200)
    await cms.payload.db.pool.query("update payload_jobs set wait_until = now() - interval '1 minute'")
    await cms.payload.jobs.run({ queue: 'default', limit: 10 })
    expect(await isLive(later)).toBe(true)
    const release = await (await send('/api/content/releases', { name: 'One', documents: [{ collection: 'pages', id: together }] })).json()
    const published = await send(`/api/content/releases/${release.id}/publish`, { expectedVersion: release.version })
    expect(published.status, await published.clone().text()).toBe(200)
    expect(await isLive(together)).toBe(true)
    // Undoing restores the previous text.
    expect((await send(`/api/content/undos/${(await published.json()).undo}`, {})).status).toBe(200)
    expect(await isLive(together)).toBe(false)
  })

  it('an approval applies to its text: an edit needs another, and restoring the text does not', async () => {
    const id = await draft({ sections: quote('Approved') })
    await approve(id)
    const { sections } = await cms.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
    await edit(id, { sections: quote('Smuggled') })
    expect(await review(id)).toMatchObject({ standing: 'changed' })
    expect((await publish(id)).status).toBe(400)
    expect((await send(`/api/pages/${id}`, { sections: quote('Along'), _status: 'published' }, editor, 'PATCH')).status).toBe(400)
    await edit(id, { sections })
    expect(await review(id)).toMatchObject({ standing: 'approved' })
    expect((await publish(id)).status).toBe(200)
  })

  it('a page in the trash is not changed: restoring it would publish text that nobody approved', async () => {
    const id = await draft({ title: 'Approved' })
    await approve(id)
    expect((await publish(id)).status).toBe(200)
    expect((await cms.request(`${PAGES}/${id}`, { method: 'DELETE', cookie: editor.cookie })).status).toBe(200)
    for (const query of ['trash=true', 'trash=true&draft=true', 'trash=true&draft=true&autosave=true'])
      expect((await send(`/api/pages/${id}?${query}`, { title: 'Smuggled' }, editor, 'PATCH')).status, query).toBe(409)
    expect((await send(`/api/pages/${id}?trash=true`, { title: 'Smuggled', deletedAt: false }, editor, 'PATCH')).status).toBe(409)
    const restored = { title: 'Smuggled', deletedAt: null }
    expect((await send(`/api/pages/${id}?trash=true&draft=true`, restored, editor, 'PATCH')).status).toBe(409)
    expect(await (await send(`${PAGES}/${id}/restore`, {})).json()).toMatchObject({ title: 'Approved', isPublished: true })
  })

  it('approving does not publish links that lead nowhere', async () => {
    const text = richText(paragraph('See [the guide](/nowhere-at-all).'))
    const id = await draft({ sections: [{ blockType: 'richText', tone: 'paper', body: text }] })
    expect((await ask(id)).status).toBe(200)
    const answer = await decide(id, (await review(id)).stamp, { publish: true })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('The link to /nowhere-at-all leads nowhere.')
    expect(await review(id)).toMatchObject({ standing: 'waiting' })
    expect(await isLive(id)).toBe(false)
    expect((await decide(id, (await review(id)).stamp, {})).status).toBe(200)
  })

  it('an approval survives the date that publishing sets: the unpublished text goes live again without another', async () => {
    const id = await draft({ sections: quote('Off and on') })
    await approve(id)
    expect((await publish(id)).status).toBe(200)
    expect(await review(id)).toMatchObject({ standing: 'approved' })
    const off = await send(`${PAGES}/${id}`, { isPublished: false }, editor, 'PUT')
    expect(off.status).toBe(200)
    expect((await publish(id)).status).toBe(200)
  })

  it('the approver of a new page sees all of its text', async () => {
    const id = await draft({ sections: quote('Never seen') })
    const changes = await (await cms.request(`${PAGES}/${id}/review/changes`, { cookie: operator.cookie })).json()
    const fields = expect.arrayContaining([expect.objectContaining({ before: '', after: 'Never seen' })])
    expect(changes).toMatchObject({ isLive: false, sections: [{ kind: 'added', fields }] })
  })

  it('the approver sees what changed, sends it back with a message, and publishes with the approval', async () => {
    const id = await draft({ sections: quote('Old') })
    await approve(id)
    await publish(id)
    const [block] = (await cms.payload.findByID({ collection: 'pages', id, depth: 0 })).sections ?? []
    await edit(id, { title: 'Renamed', sections: [{ ...block, text: 'New' }] })
    await ask(id, 'Please look')
    expect(await told('content-review-asked')).toMatchObject({
      title: 'Renamed',
      note: 'Please look',
      accounts: [operator.id, other.id].sort(),
    })
    const changes = await (await cms.request(`${PAGES}/${id}/review/changes`, { cookie: operator.cookie })).json()
    expect(changes).toMatchObject({
      isLive: true,
      fields: [{ label: 'Title', after: 'Renamed' }],
      sections: [{ kind: 'changed', fields: [{ before: 'Old', after: 'New' }] }],
    })
    expect((await decide(id, changes.stamp, { decision: 'sendBack' })).status).toBe(400)
    expect((await decide(id, changes.stamp, { decision: 'sendBack', words: 'Say more' })).status).toBe(200)
    expect(await told('content-review-decided')).toMatchObject({ account: editor.id, words: 'Say more', outcome: 'sentBack' })
    const [listed] = (await (await cms.request('/api/content/reviews', { cookie: editor.cookie })).json()).reviews
    expect(listed).toMatchObject({ id, standing: 'sentBack', own: true, decided: { words: 'Say more' } })
    await ask(id)
    const published = await decide(id, changes.stamp, { publish: true })
    expect(published.status, await published.clone().text()).toBe(200)
    expect(await cms.payload.findByID({ collection: 'pages', id, depth: 0 })).toMatchObject({ title: 'Renamed', _status: 'published' })
    expect((await decide(id, changes.stamp, {})).status).toBe(409)
  })
})

describe('what cannot go live', () => {
  const untold = [{ blockType: 'quote' as const }]
  const shown = expect.stringContaining('Section 1, ')

  it('is not sent for review, and says which field to fix', async () => {
    const id = await draft({ sections: untold })
    const refused = await ask(id)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'notReady', fields: [{ path: 'sections.0.text', message: shown }] })
    expect(await review(id)).toMatchObject({ standing: 'none' })
    await edit(id, { sections: quote('Said') })
    expect((await ask(id)).status).toBe(200)
  })

  it('is not approved either: its review and the refusal say why', async () => {
    const id = await draft({ sections: quote('Said') })
    await ask(id)
    expect(await review(id)).toMatchObject({ standing: 'waiting', obstacles: [] })
    await edit(id, { sections: untold })
    const waiting = await review(id, operator)
    expect(waiting.obstacles).toMatchObject([{ path: 'sections.0.text' }])
    for (const publish of [true, false]) {
      const refused = await decide(id, waiting.stamp, { publish })
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ code: 'notReady', fields: [{ message: shown }] })
    }
    expect((await decide(id, waiting.stamp, { decision: 'sendBack', words: 'Finish it' })).status).toBe(200)
  })

  it('includes a link to this site that was copied with its origin: it becomes a path', async () => {
    const { origin } = new URL(env.SITE_URL)
    const written = richText(
      paragraph(`[no page](${origin}/no-such-page?a=b#c)`),
      paragraph('[another site](https://example.com/no)'),
      paragraph(`[slashes](${origin}//example.com/x)`),
    )
    const id = await draft({ sections: [{ blockType: 'richText', heading: 'Links', body: written }] })
    const { sections } = await cms.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
    expect(JSON.stringify(sections)).toContain('"url":"/no-such-page?a=b#c"')
    expect(JSON.stringify(sections)).toContain('"url":"https://example.com/no"')
    expect(JSON.stringify(sections), 'no address of another site').not.toContain('"url":"//')
    await approve(id)
    expect(await review(id)).toMatchObject({ obstacles: [{ message: 'The link to /no-such-page?a=b#c leads nowhere.' }] })
  })

  it('is named beside an approval: a link may lead nowhere until another page is live', async () => {
    const id = await draft({ sections: [{ blockType: 'richText', heading: 'Links', body: richText(paragraph('[there](/not-yet)')) }] })
    await approve(id)
    expect(await review(id)).toMatchObject({ standing: 'approved', obstacles: [{ message: expect.stringContaining('/not-yet') }] })
  })
})

describe('who may approve', () => {
  it('not an editor, unless the setting says so, and then not their own work', async () => {
    const id = await draft()
    await ask(id)
    const { stamp } = await review(id)
    expect((await decide(id, stamp, {}, second)).status).toBe(403)
    await set({ approvers: 'editors' })
    expect((await decide(id, stamp, {}, editor)).status).toBe(403)
    expect((await decide(id, stamp, {}, second)).status).toBe(200)
  })

  it('not somebody who edited it or asked, while another approver is available', async () => {
    const id = await draft()
    await edit(id, { title: 'By the operator' }, operator)
    await ask(id)
    const { stamp } = await review(id)
    expect(await review(id, operator)).toMatchObject({ mayDecide: false, whyNot: 'ownWork', approvers: ['Test operator'] })
    expect((await decide(id, stamp, {}, operator)).status).toBe(403)
    const asked = await draft()
    await ask(asked, '', operator)
    expect((await decide(asked, (await review(asked)).stamp, {}, operator)).status).toBe(403)
    expect((await decide(id, stamp, {}, other)).status).toBe(200)
  })

  it('not a version that was not shown', async () => {
    const id = await draft()
    await ask(id)
    const { stamp } = await review(id)
    await edit(id, { title: 'Changed since' })
    const answer = await decide(id, stamp, { publish: true })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'changedMeanwhile' })
    expect(await isLive(id)).toBe(false)
  })

  it('of a concurrent approval and edit, only the approved text goes live', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await draft({ sections: quote('Seen') })
      await ask(id)
      const { stamp } = await review(id)
      const edited = send(`/api/pages/${id}?draft=true&autosave=true`, { sections: quote('Unseen'), _status: 'draft' }, editor, 'PATCH')
      const [approved] = await Promise.all([decide(id, stamp, { publish: true }), edited, publish(id)])
      expect([200, 409]).toContain(approved.status)
      const stored = await cms.payload.findByID({ collection: 'pages', id, depth: 0 })
      if (stored._status === 'published') expect(stored.sections).toMatchObject([{ text: 'Seen' }])
    }
  })

  it('of two concurrent approvers one decides', async () => {
    const id = await draft()
    await ask(id)
    const { stamp } = await review(id)
    const answers = await Promise.all([decide(id, stamp, {}, operator), decide(id, stamp, { decision: 'sendBack', words: 'No' }, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the setting', () => {
  it('is for operators to change, although others may write the other settings', async () => {
    const change = { approval: { pages: false } }
    await send('/api/globals/site-settings', change, editor)
    expect((await cms.payload.findGlobal({ slug: 'site-settings' })).approval?.pages).toBe(true)
    expect((await send('/api/globals/site-settings', change, operator)).status).toBe(200)
    expect((await cms.payload.findGlobal({ slug: 'site-settings' })).approval?.pages).toBe(false)
  })

  it('off: everything works as before, and nothing is asked', async () => {
    await set({ pages: false, posts: false })
    const id = await draft()
    expect((await ask(id)).status).toBe(409)
    expect((await publish(id)).status).toBe(200)
  })
})

it('withdraws a review, and protects its rows from REST', async () => {
  const id = await draft()
  await ask(id)
  const withdrawn = await cms.request(`${PAGES}/${id}/review`, { method: 'DELETE', cookie: editor.cookie })
  expect(await withdrawn.json()).toMatchObject({ standing: 'none' })
  const [row] = (await (await cms.request(`/api/content-reviews?where[document][equals]=${id}`, { cookie: editor.cookie })).json()).docs
  const forged = await send(`/api/content-reviews/${row.id}`, { state: 'approved', approvedWords: 'x' }, operator, 'PATCH')
  expect(forged.status).toBe(404)
  expect((await cms.request(`/api/content-reviews/${row.id}`, { method: 'DELETE', cookie: operator.cookie })).status).toBe(404)
})
