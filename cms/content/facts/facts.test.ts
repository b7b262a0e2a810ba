import { listFacts, previewClaim } from '@framewell/domain/content/factCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlans } from '../../catalog/seedPlans'
import type { Page } from '../../payload-types'
import { paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
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
const places = async (name: string, value: string) =>
  previewClaim.output.parse(await (await client.call('GET', `${FACTS}/places?name=${name}&value=${encodeURIComponent(value)}`)).json())
const change = async (name: string, value: string, stamp?: string) =>
  client.call('POST', FACTS, { name, label: 'Wind', value, stamp: stamp ?? (await places(name, value)).stamp })

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
  it('are claims, prices of plans and counts of the frame model, for editors', async () => {
    expect((await client.asStranger(FACTS)).status).toBe(401)
    expect((await change('gust', '180 MPH')).status).toBe(200)
    const { facts } = listFacts.output.parse(await (await client.call('GET', FACTS)).json())
    expect(facts).toContainEqual({ key: 'claim.gust', label: 'Wind', value: '180 MPH', source: 'claim' })
    expect(facts).toContainEqual(expect.objectContaining({ key: 'price.the-bova-plan', value: '$30,030' }))
    const members = facts.find(({ key }) => key === 'count.the-bova-plan.members')
    expect(Number(members?.value.replace(',', ''))).toBeGreaterThan(100)
  })

  it('say the same everywhere, and all places are shown before one changes', async () => {
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
    // Lists, search and the calls of strangers say it too; an editor sees the token.
    for (const path of ['/api/content/posts', '/api/site/search?q=wind', `/api/content/pages/${page.id}`, '/api/content/pages'])
      expect(await (await client.asStranger(path)).text()).not.toContain('{{')
    expect(JSON.stringify(await client.get(page.id))).toContain('{{claim.gust}}')
  })

  it('do not change for places that nobody looked at', async () => {
    const { stamp } = await places('gust', '200 MPH')
    await cms.payload.create({ collection: 'pages', draft: true, data: { title: 'Draft', sections: sections() } })
    const refused = await change('gust', '200 MPH', stamp)
    expect(refused.status).toBe(409)
    // Two at once: the second looked at another value.
    const both = await places('gust', '210 MPH')
    const answers = await Promise.all([change('gust', '210 MPH', both.stamp), change('gust', '210 MPH', both.stamp)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('refuse a name or a value that is none, and whoever is no editor', async () => {
    for (const [name, value] of [
      ['Gust!', '1'],
      ['gust', ' '],
      ['gust', 'x'.repeat(81)],
    ] as const)
      expect((await change(name, value, 'x')).status).toBe(400)
    const builder = (await cms.signInAs('builder')).cookie
    expect((await client.call('POST', FACTS, { name: 'gust', label: 'W', value: '1', stamp: 'x' }, builder)).status).toBe(403)
  })

  it('keep a page that names an unknown one from being published, by the name of the field', async () => {
    const { id } = await client.create({ slug: 'unknown-fact' })
    const named = [{ type: 'quote', fields: { text: 'So says {{claim.nobody}}' } }]
    expect((await client.put(id, { sections: named })).status).toBe(200)
    const refused = await client.put(id, { isPublished: true })
    expect(refused.status).toBe(400)
    expect((await refused.json()).fields).toContainEqual({
      path: 'sections.0.text',
      message: 'There is no fact {{claim.nobody}}. Choose one of the live facts, or type the words.',
    })
  })
})
