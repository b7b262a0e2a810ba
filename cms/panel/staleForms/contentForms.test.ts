import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { claimDesk } from '../../testing/claimDesk'
import { contentClient } from '../../testing/contentClient'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let editor: TestPerson
let second: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  second = await cms.signInAs('operator')
  // As every start of the product leaves them: saved once.
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'At first' } })
})
afterAll(() => cms.stop())

const read = async (path: string) => (await cms.request(`/api/${path}?depth=0`, { cookie: editor.cookie })).json()
/** A panel form as it is sent: complete, with the time it was read. */
const save = (path: string, form: object, { cookie } = editor) =>
  cms.request(`/api/${path}?depth=0`, { method: path.startsWith('globals/') ? 'POST' : 'PATCH', json: form, cookie })
const errors = async (answer: Response) => (await answer.json()).fields

describe('when two people opened the settings', () => {
  it('each keeps their changes; the older form erases nothing', async () => {
    const form = await read('globals/site-settings')
    expect((await save('globals/site-settings', { ...form, tagline: 'Said by the editor' })).status).toBe(200)
    expect((await save('globals/site-settings', { ...form, phone: '555 0100' }, second)).status).toBe(200)
    expect(await read('globals/site-settings')).toMatchObject({ tagline: 'Said by the editor', phone: '555 0100' })
  })

  it('and changed the same place, the second gets the current value on the field; nothing is overwritten', async () => {
    const form = await read('globals/site-settings')
    await save('globals/site-settings', { ...form, tagline: 'First' })
    const answer = await save('globals/site-settings', { ...form, tagline: 'Second', address: '1 Main Street' }, second)
    expect(answer.status).toBe(400)
    expect(await errors(answer)).toEqual([expect.objectContaining({ path: 'tagline', message: expect.stringContaining("'First'") })])
    expect(await read('globals/site-settings')).toMatchObject({ tagline: 'First', address: null })
  })

  it('at the same moment, both are saved', async () => {
    const form = await read('globals/site-settings')
    const answers = await Promise.all([
      save('globals/site-settings', { ...form, phone: '555 0101' }),
      save('globals/site-settings', { ...form, address: '2 Main Street' }, second),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await read('globals/site-settings')).toMatchObject({ phone: '555 0101', address: '2 Main Street' })
  })

  it('and change single fields and a claim at the same moment, all are saved', async () => {
    const desk = claimDesk(contentClient(cms, editor.cookie))
    for (const round of ['1', '2', '3']) {
      const { stamp } = await desk.places('gust', `${round} MPH`)
      const changes = { phone: `555 020${round}`, address: `${round} Main Street`, smallPrint: `Print ${round}` }
      const answers = await Promise.all([
        ...Object.entries(changes).map(([name, value]) => save('globals/site-settings', { [name]: value })),
        desk.change('gust', `${round} MPH`, stamp),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const { claims, ...settings } = await read('globals/site-settings')
      expect(settings).toMatchObject(changes)
      expect(claims).toEqual([expect.objectContaining({ name: 'gust', value: `${round} MPH` })])
    }
  })

  it('one can save repeatedly from the returned form', async () => {
    let form = await read('globals/site-settings')
    for (const tagline of ['One', 'Two']) {
      const answer = await save('globals/site-settings', { ...form, tagline })
      expect(answer.status).toBe(200)
      form = (await answer.json()).result
    }
    expect(form.tagline).toBe('Two')
  })
})

it('when two people change the menus, links that one added and one renamed are all kept', async () => {
  const link = (label: string, href: string) => ({ label, href })
  const first = await read('globals/navigation')
  await save('globals/navigation', { ...first, header: { ...first.header, links: [link('Plans', '/home-plans'), link('Blog', '/blog')] } })
  const form = await read('globals/navigation')
  const links = form.header.links
  expect(links).toHaveLength(2)
  const withLinks = (list: object[]) => ({ ...form, header: { ...form.header, links: list } })
  expect((await save('globals/navigation', withLinks([...links, link('Terms', '/terms')]))).status).toBe(200)
  const renamed = await save('globals/navigation', withLinks([{ ...links[0], label: 'Home plans' }, links[1]]), second)
  expect(renamed.status, await renamed.clone().text()).toBe(200)
  const now = (await read('globals/navigation')).header.links
  expect(now.map(({ label }: { label: string }) => label)).toEqual(['Home plans', 'Blog', 'Terms'])
  const clash = await save('globals/navigation', withLinks([{ ...links[0], label: 'All plans' }, links[1]]))
  expect(await errors(clash)).toEqual([{ path: 'header.links.0.label', message: expect.stringContaining("'Home plans'") }])
})

it('when two people opened one redirect, the second gets an error on the field, and overwrites nothing', async () => {
  const { id } = await cms.payload.create({ collection: 'redirects', data: { from: '/contested-path', to: '/first' } })
  const form = await read(`redirects/${id}`)
  expect((await save(`redirects/${id}`, { ...form, to: '/second' })).status).toBe(200)
  const answer = await save(`redirects/${id}`, { ...form, permanent: false }, second)
  expect((await errors(answer)).map(({ path }: { path: string }) => path)).toEqual(['to', 'permanent'])
  expect(await read(`redirects/${id}`)).toMatchObject({ to: '/second', permanent: true })
})

it("an older form does not restore a picture's description that was corrected since", async () => {
  const made = await cms.payload.create({
    collection: 'media',
    data: { alt: 'A house' },
    file: { data: PIXEL, mimetype: 'image/png', name: 'house.png', size: PIXEL.length },
  })
  const form = await read(`media/${made.id}`)
  expect((await save(`media/${made.id}`, { updatedAt: form.updatedAt, alt: 'A house of steel' })).status).toBe(200)
  const answer = await save(`media/${made.id}`, { updatedAt: form.updatedAt, alt: 'A home' }, second)
  expect(await errors(answer)).toEqual([{ path: 'alt', message: expect.stringContaining("'A house of steel'") }])
  expect((await read(`media/${made.id}`)).alt).toBe('A house of steel')
})

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
