import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlans } from '../../catalog/seedPlans'
import { seedPriceBook } from '../../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../../testing/bootCms'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let first: TestPerson
let second: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
  first = await cms.signInAs('super_admin')
  second = await cms.signInAs('super_admin')
})
afterAll(() => cms.stop())

const read = async (path: string) => (await cms.request(`/api/${path}?depth=0`, { cookie: first.cookie })).json()
/** A panel form as it is sent: complete, with the time it was read. */
const save = (path: string, form: object, cookie: string | undefined = first.cookie) =>
  cms.request(`/api/${path}?depth=0`, { method: path.startsWith('globals/') ? 'POST' : 'PATCH', json: form, cookie })
const saved = async (path: string, form: object, cookie?: string) => {
  const answer = await save(path, form, cookie)
  expect(answer.status, await answer.clone().text()).toBe(200)
}
const refused = async (path: string, form: object) => {
  const answer = await save(path, form, second.cookie)
  expect(answer.status).toBe(400)
  const { fields } = await answer.json()
  return Object.fromEntries(fields.map(({ path: place, message }: { path: string; message: string }) => [place, message]))
}
const oneOf = async (collection: 'home-plans' | 'price-options') => {
  const { docs } = await cms.payload.find({ collection, limit: 1, sort: 'id' })
  return `${collection}/${docs[0]?.id}`
}

describe('when two operators opened one price', () => {
  it('the second gets the current value; nothing is overwritten', async () => {
    const option = await oneOf('price-options')
    const form = await read(option)
    await saved(option, { ...form, priceCents: 910_000 })
    expect(await refused(option, { ...form, priceCents: 920_000 })).toEqual({ priceCents: expect.stringContaining("'910000'") })
    expect((await read(option)).priceCents).toBe(910_000)
  })

  it('and the other one its description, both changes are kept', async () => {
    const option = await oneOf('price-options')
    const form = await read(option)
    await saved(option, { ...form, priceCents: 930_000 })
    await saved(option, { ...form, description: 'Said again' }, second.cookie)
    expect(await read(option)).toMatchObject({ priceCents: 930_000, description: 'Said again' })
  })

  it('at the same moment, one is refused', async () => {
    const option = await oneOf('price-options')
    const form = await read(option)
    const answers = await Promise.all([
      save(option, { ...form, priceCents: 940_000 }),
      save(option, { ...form, priceCents: 950_000 }, second.cookie),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('of the base prices, the same', async () => {
    const form = await read('globals/price-settings')
    await saved('globals/price-settings', { ...form, freightCents: 100 })
    await saved('globals/price-settings', { ...form, fastenersCents: 200 }, second.cookie)
    expect(await refused('globals/price-settings', { ...form, freightCents: 300 })).toEqual({
      freightCents: expect.stringContaining("'100'"),
    })
    expect(await read('globals/price-settings')).toMatchObject({ freightCents: 100, fastenersCents: 200 })
  })

  it('a layout is never merged from two: it is refused as a whole', async () => {
    const plan = await oneOf('home-plans')
    const form = await read(plan)
    await saved(plan, { ...form, layout: { ...form.layout, roof: { ...form.layout.roof, pitchIn12: 3 } } })
    const answer = await refused(plan, { ...form, layout: { ...form.layout, wallHeightFeet: 11 } })
    expect(Object.keys(answer)).toEqual(['layout'])
  })
})

describe('without versions', () => {
  it('an older form restores nothing that somebody removed', async () => {
    const { id } = await cms.payload.create({
      collection: 'directory-partners',
      data: { businessName: 'Frames', partnerType: 'engineer', location: 'Austin, TX', email: 'a@frames.test', phone: '555 0100' },
    })
    const partner = `directory-partners/${id}`
    const form = await read(partner)
    await saved(partner, { ...form, phone: '' })
    expect(await refused(partner, { ...form, location: 'Dallas, TX' })).toEqual({
      phone: expect.stringContaining("'Empty'"),
      location: expect.stringContaining("'Austin, TX'"),
    })
  })

  it("the directory's settings are refused on their fields; a secret stored elsewhere never differs", async () => {
    await saved('globals/security-settings', { directory: { label: 'At first', clientId: 'framewell' } })
    const form = await read('globals/security-settings')
    await saved('globals/security-settings', { ...form, directory: { ...form.directory, label: 'Acme' } })
    // As the panel sends an empty list.
    const typed = { ...form, directory: { ...form.directory, roles: 0, clientSecret: 'a secret of theirs' } }
    expect(await refused('globals/security-settings', typed)).toEqual({ 'directory.label': expect.stringContaining("'Acme'") })
  })

  it('of two who opened it before it was ever saved, the second is refused too', async () => {
    const asForm = (form: object) => {
      const body = new FormData()
      body.set('_payload', JSON.stringify(form))
      return body
    }
    const post = (form: object) => cms.request('/api/globals/house-bank', { method: 'POST', body: asForm(form), cookie: first.cookie })
    expect((await post({ name: 'Framewell Inc' })).status).toBe(200)
    const answer = await post({ name: 'Framewell LLC' })
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toEqual([{ path: 'name', message: expect.stringContaining("'Framewell Inc'") }])
  })

  it("an account's new password is set although its name was changed to the same one meanwhile", async () => {
    const account = `accounts/${(await cms.signInAs('editor')).id}`
    const form = await read(account)
    await saved(account, { ...form, name: 'Renamed' })
    const own = { ...form, password: 'correct horse battery staple' }
    expect(await refused(account, own)).toEqual({ name: expect.stringContaining("'Renamed'") })
    await saved(account, { ...own, name: 'Renamed' }, second.cookie)
  })
})

it('people who may not read it learn nothing about it', async () => {
  const builder = await cms.signInAs('builder')
  const early = { updatedAt: '2001-01-01T00:00:00.000Z' }
  const attempts = [
    [`accounts/${first.id}`, { ...early, email: 'mine@framewell.test' }],
    [await oneOf('price-options'), { ...early, priceCents: 1 }],
    ['globals/price-settings', { ...early, freightCents: 1 }],
    ['globals/security-settings', { ...early, directory: { label: 'Mine' } }],
  ] as const
  for (const [path, form] of attempts)
    for (const cookie of [builder.cookie, '']) {
      const answer = await save(path, form, cookie)
      expect([path, answer.status, (await answer.json()).fields]).toEqual([
        path,
        expect.toSatisfy((status) => [401, 403, 404].includes(status)),
        undefined,
      ])
    }
})
