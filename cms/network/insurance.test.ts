import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { inDays, type NetworkDesk, networkDesk, wish } from '../testing/networkDesk'
import { runQueuedJobs } from '../testing/runQueuedJobs'
import { shopApplication, shopFacts } from '../testing/shopApplication'
import { checkInsuranceOn } from './checkInsurance'

let cms: TestCms
let desk: NetworkDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await networkDesk(cms)
  await desk.postJson('/api/production-network/seed-demo', {}, desk.operator)
})
afterAll(() => cms.stop())

describe('insurance', () => {
  it('reminds at 30, 14 and 3 days, pauses the shop at its end, and a renewed certificate reactivates it', async () => {
    const applied = (
      await desk.postJson('/api/partner-onboarding', {
        ...shopApplication,
        companyName: 'Kokosing Frames',
        contactEmail: 'k@kokosing.test',
      })
    ).body
    const insure = async (days: number) => {
      const { body } = await desk.upload(applied.id, applied.token, {
        kind: 'insurance',
        name: 'coi.pdf',
        issuer: 'Acme',
        expiresOn: inDays(days),
      })
      return desk.postJson(
        `/api/network/documents/${body.document.id}/review`,
        { status: 'accepted', reason: 'Policy confirmed' },
        desk.operator,
      )
    }
    await insure(31)
    await desk.postJson(
      `/api/network/applications/${applied.id}/review`,
      { action: 'approve', reason: 'Good shop', fabricator: shopFacts },
      desk.operator,
    )
    const shop = async () => (await desk.get('/api/network/fabricators?search=kokosing', desk.operator)).body.data[0]
    const mails = async () =>
      (
        await cms.payload.db.pool.query(
          "select count(*)::int as n from outgoing_mail where subject like '%insurance%' and \"to\" = 'k@kokosing.test'",
        )
      ).rows[0].n
    const mailsAfter = async (day: number) => {
      await checkInsuranceOn(cms.payload, inDays(day))
      await checkInsuranceOn(cms.payload, inDays(day))
      return mails()
    }
    expect([await mailsAfter(0), await mailsAfter(1), await mailsAfter(2), await mailsAfter(18), await mailsAfter(29)]).toEqual([
      0, 1, 1, 2, 3,
    ])
    expect((await shop()).status).toBe('active')
    expect(await mailsAfter(32)).toBe(4)
    expect(await shop()).toMatchObject({ status: 'paused', statusReason: 'The insurance certificate has expired.' })
    const { body } = await desk.postJson('/api/routing/select-operator', wish({ location: { lat: 41.08, lng: -85.14 } }))
    expect(body.result.primaryOperator.name).not.toBe('Kokosing Frames')
    await insure(400)
    expect(await shop()).toMatchObject({ status: 'active', insuredUntil: inDays(400) })
  })

  it('notifies the people of the shop’s company, and its application’s address only until one of them has an account', async () => {
    const [agent, owner] = ['agent@mohican.test', 'owner@mohican.test']
    const { approve } = await desk.insured({ companyName: 'Mohican Frames', contactEmail: agent }, 20)
    await approve({ accountEmail: owner })
    const mailed = async (address: string) => {
      await runQueuedJobs(cms.payload)
      return (await mailsTo(cms.payload, address)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Mohican Frames'))
    }
    const [{ id }] = (await desk.get('/api/network/fabricators?search=mohican', desk.operator)).body.data
    const set = (status: string) =>
      desk.postJson(`/api/network/fabricators/${id}/status`, { status, reason: 'The yard moves' }, desk.operator)
    await set('paused')
    expect([await mailed(agent), await mailed(owner)]).toEqual([['Mohican Frames is now paused in the network'], []])
    await desk.joined(owner)
    await set('active')
    await checkInsuranceOn(cms.payload, inDays(18))
    await checkInsuranceOn(cms.payload, inDays(21))
    expect(await mailed(agent)).toHaveLength(1)
    expect(await mailed(owner)).toEqual([
      'Mohican Frames is now active in the network',
      'Mohican Frames: insurance ends in 2 days',
      'Mohican Frames is paused: insurance has ended',
    ])
    await cms.payload.db.pool.query('update fabricators set contact_email = null where id = $1', [id])
    await set('suspended')
    expect(await mailed(owner), 'also without an address').toContain('Mohican Frames is now suspended in the network')
  })

  it('is the longest certificate that was accepted, also while the application is being approved', async () => {
    const until = async (n: number) => {
      const { applied, approve } = await desk.insured({ companyName: `Olentangy ${n}`, contactEmail: `o${n}@olentangy.test` }, 20)
      const certificate = { kind: 'insurance', name: 'coi.pdf', issuer: 'Acme', expiresOn: inDays(400) }
      const { document } = (await desk.upload(applied.id, applied.token, certificate)).body
      const accepted = { status: 'accepted', reason: 'Policy confirmed' }
      const both = await Promise.all([approve(), desk.postJson(`/api/network/documents/${document.id}/review`, accepted, desk.operator)])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      return (await desk.get(`/api/network/fabricators?search=olentangy%20${n}`, desk.operator)).body.data[0].insuredUntil
    }
    const seen = []
    for (const n of [1, 2, 3, 4, 5, 6]) seen.push(await until(n))
    expect(new Set(seen)).toEqual(new Set([inDays(400)]))
  })

  it('gives operators a task for each open document, however the shop sent it', async () => {
    const applied = (
      await desk.postJson('/api/partner-onboarding', {
        ...shopApplication,
        companyName: 'Stillwater Frames',
        contactEmail: 's@stillwater.test',
      })
    ).body
    const insure = (days: number) =>
      desk.upload(applied.id, applied.token, { kind: 'insurance', name: 'coi.pdf', issuer: 'Acme', expiresOn: inDays(days) })
    const first = await insure(10)
    const accepted = { status: 'accepted', reason: 'Policy confirmed' }
    await desk.postJson(`/api/network/documents/${first.body.document.id}/review`, accepted, desk.operator)
    const approval = { action: 'approve', reason: 'Good shop', fabricator: shopFacts }
    await desk.postJson(`/api/network/applications/${applied.id}/review`, approval, desk.operator)
    expect((await insure(400)).body.document.status).toBe('submitted')
    const tasks = (await desk.get('/api/admin/tasks?limit=100&kind=documentReview', desk.operator)).body.data
    expect(tasks.map(({ name }: { name: string }) => name)).toContain('Stillwater Frames')
    const shops = (await desk.get('/api/network/fabricators?limit=100', desk.operator)).body.data
    expect(tasks).toHaveLength(shops.reduce((sum: number, shop: { openDocuments: number }) => sum + shop.openDocuments, 0))
  })

  it('lets an operator pause and resume a shop with a reason, never to its current state', async () => {
    const { data } = (await desk.get('/api/network/fabricators?search=scioto', desk.operator)).body
    const set = (next: string) =>
      desk.postJson(`/api/network/fabricators/${data[0].id}/status`, { status: next, reason: 'Machine down' }, desk.operator)
    expect((await set('suspended')).body.fabricator).toMatchObject({ status: 'suspended', statusReason: 'Machine down' })
    expect((await set('suspended')).body.code).toBe('unchanged')
    expect((await set('active')).body.fabricator.statusReason).toBeNull()
  })
})
