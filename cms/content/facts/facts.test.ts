import { listFacts, previewFact } from '@framewell/domain/content/factCalls'
import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlans } from '../../catalog/seedPlans'
import { policyDocument } from '../../credit/policyDocument'
import type { Page } from '../../payload-types'
import { paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { claimDesk } from '../../testing/claimDesk'
import { type ContentClient, contentClient } from '../../testing/contentClient'

let cms: TestCms
let client: ContentClient

beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  client = contentClient(cms, (await cms.signInAs('editor')).cookie)
})
afterAll(() => cms.stop())

const FACTS = '/api/content/facts'
const places = (name: string, value: string) => claimDesk(client).places(name, value)
const change = (name: string, value: string, stamp?: string) => claimDesk(client).change(name, value, stamp)

const line = richText(paragraph('Stands in {{claim.gust}} of wind.'), {
  type: 'paragraph',
  version: 1,
  children: [
    { type: 'text', version: 1, text: 'Tested: ', format: 0 },
    { type: 'inlineBlock', version: 1, fields: { id: 'f'.repeat(24), blockType: 'fact', blockName: '', fact: 'claim.gust' } },
  ],
})
const sections = (): Page['sections'] => [
  { blockType: 'stats', tone: 'paper', stats: [{ figure: '{{claim.gust}}', label: 'wind', source: 'Us' }] },
  { blockType: 'richText', tone: 'paper', body: line },
]

describe('live facts', () => {
  it('are claims, plan prices, counts of the frame model and credit terms, for editors', async () => {
    expect((await client.asStranger(FACTS)).status).toBe(401)
    expect((await change('gust', '180 MPH')).status).toBe(200)
    const { facts } = listFacts.output.parse(await (await client.call('GET', FACTS)).json())
    expect(facts).toContainEqual({ key: 'claim.gust', label: 'Wind', value: '180 MPH', source: 'claim' })
    expect(facts).toContainEqual(expect.objectContaining({ key: 'price.the-bova-plan', value: '$30,030' }))
    expect(facts).toContainEqual({
      key: 'credit.preferred.terms',
      label: 'Preferred: payment terms',
      value: 'Net 30, 10% deposit before fabrication',
      source: 'credit',
    })
    const members = facts.find(({ key }) => key === 'count.the-bova-plan.members')
    expect(Number(members?.value.replace(',', ''))).toBeGreaterThan(100)
  })

  it('read the same everywhere, and all places are shown before one changes', async () => {
    const page = await cms.payload.create({
      collection: 'posts',
      data: { title: 'In the wind', slug: 'in-the-wind', author: 'A', _status: 'published', sections: sections() },
    })
    const shown = async () => {
      const answer = await client.at('/in-the-wind')
      return JSON.stringify(answer.kind === 'page' ? answer.page.sections : answer)
    }
    expect((await shown()).match(/180 MPH/g)).toHaveLength(3)
    expect(await shown()).not.toContain('{{')
    const seen = await places('gust', '195 MPH')
    expect(seen.places.filter(({ id }) => id === page.id)).toMatchObject([
      { before: '180 MPH', after: '195 MPH', seenIn: 'published' },
      { before: expect.stringContaining('Stands in 180 MPH of wind.'), after: expect.stringContaining('Stands in 195 MPH of wind.') },
    ])
    expect((await change('gust', '195 MPH', seen.stamp)).status).toBe(200)
    expect((await shown()).match(/195 MPH/g)).toHaveLength(3)
    // Lists, search and public calls show the value; an editor sees the token.
    for (const path of ['/api/blog/posts', '/api/site/search?q=wind', `/api/content/pages/${page.id}`, '/api/content/pages'])
      expect(await (await client.asStranger(path)).text()).not.toContain('{{')
    expect(JSON.stringify(await client.get(page.id))).toContain('{{claim.gust}}')
  })

  it('say the terms of the credit policy as it is now', async () => {
    await cms.payload.create({
      collection: 'posts',
      data: {
        title: 'Terms',
        slug: 'terms-of-today',
        author: 'A',
        _status: 'published',
        sections: [{ blockType: 'stats', tone: 'paper', stats: [{ figure: '{{credit.standard.net}}', label: 'terms', source: 'Us' }] }],
      },
    })
    const shown = async () => JSON.stringify(await client.at('/terms-of-today'))
    expect(await shown()).toContain('"Net 30"')
    const { Standard, ...others } = initialPolicy.tierTerms
    const tierTerms = { ...others, Standard: { ...Standard, netDays: 20 } }
    const { cookie } = await cms.signInAs('operator')
    const saved = await cms.request('/api/globals/credit-policy', { json: policyDocument({ ...initialPolicy, tierTerms }), cookie })
    expect(saved.status).toBe(200)
    expect(await shown()).toContain('"Net 20"')
  })

  it('do not change unless their places were shown', async () => {
    const { stamp } = await places('gust', '200 MPH')
    await cms.payload.create({ collection: 'pages', draft: true, data: { title: 'Draft', sections: sections() } })
    const refused = await change('gust', '200 MPH', stamp)
    expect(refused.status).toBe(409)
    // Two parallel changes: the second one saw an outdated value.
    const both = await places('gust', '210 MPH')
    const answers = await Promise.all([change('gust', '210 MPH', both.stamp), change('gust', '210 MPH', both.stamp)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('reject an invalid name or value, and people who are not editors', async () => {
    for (const [name, value] of [
      ['Gust!', '1'],
      ['gust', ' '],
      ['gust', 'x'.repeat(81)],
    ] as const)
      expect((await change(name, value, 'x')).status).toBe(400)
    const builder = (await cms.signInAs('builder')).cookie
    expect((await client.call('POST', FACTS, { name: 'gust', label: 'W', value: '1', stamp: 'x' }, builder)).status).toBe(403)
  })

  it('block publishing a page that names an unknown fact, on the field', async () => {
    const { id } = await client.create({ slug: 'unknown-fact' })
    const named = [{ type: 'quote', fields: { text: 'So says {{claim.nobody}}' } }]
    expect((await client.put(id, { sections: named })).status).toBe(200)
    const refused = await client.put(id, { isPublished: true })
    expect(refused.status).toBe(400)
    expect((await refused.json()).fields).toContainEqual({
      path: 'sections.0.text',
      message: 'There is no fact {{claim.nobody}}. Choose one of the live facts, or type the text.',
    })
  })

  it('block publishing also when the title or the SEO texts name an unknown fact', async () => {
    for (const [member, change] of [
      ['title', { title: 'Stands in {{claim.nobody}}' }],
      ['metaDescription', { metaDescription: 'It is {{claim.nobody}}.' }],
    ] as const) {
      const { id } = await client.create({ slug: `unknown-${member.toLowerCase()}` })
      expect((await client.put(id, change)).status).toBe(200)
      const refused = await client.put(id, { isPublished: true })
      expect(refused.status).toBe(400)
      expect((await refused.json()).fields).toContainEqual(expect.objectContaining({ path: member }))
    }
  })

  it('show the texts that a new plan price would change before it is saved', async () => {
    await client.create({ slug: 'priced', title: 'From {{price.the-bova-plan}}' })
    const answer = await client.call('GET', `${FACTS}/changes?key=price.the-bova-plan&value=${encodeURIComponent('$31,000')}`)
    expect(previewFact.output.parse(await answer.json()).places).toContainEqual(
      expect.objectContaining({ before: 'From $30,030', after: 'From $31,000', seenIn: 'draft' }),
    )
    expect((await client.asStranger(`${FACTS}/changes?key=price.the-bova-plan&value=1`)).status).toBe(401)
  })
})

describe('a claim', () => {
  it('stays while a page in the trash uses it, which comes back as it was', async () => {
    expect((await change('seismic', 'Category D')).status).toBe(200)
    const { id } = await client.create({ slug: 'seismic', title: 'Built for {{claim.seismic}}' })
    expect((await client.call('DELETE', `/api/content/pages/${id}`)).status).toBe(200)
    expect((await places('seismic', 'Category E')).places).toMatchObject([
      { id, before: 'Built for Category D', after: 'Built for Category E', seenIn: 'deleted' },
    ])
    expect((await client.call('DELETE', `${FACTS}/seismic`)).status).toBe(409)
  })

  it('can be removed once no text, including drafts, uses it', async () => {
    expect((await change('snow', '60 psf')).status).toBe(200)
    const { id } = await client.create({ slug: 'snow', title: 'Snow of {{claim.snow}}' })
    const remove = (claim: string) => client.call('DELETE', `${FACTS}/${claim}`)
    expect((await remove('snow')).status).toBe(409)
    expect((await client.put(id, { title: 'Snow' })).status).toBe(200)
    const removed = await remove('snow')
    expect(removed.status).toBe(200)
    expect(JSON.stringify(await removed.json())).not.toContain('claim.snow')
    expect((await remove('snow')).status).toBe(404)
  })
})
