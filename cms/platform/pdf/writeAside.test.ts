import { bomRequestSchema } from '@framewell/domain/bom/bomRequest'
import { bomSubject } from '@framewell/domain/bom/bomSubject'
import { INITIAL_MATERIALS } from '@framewell/domain/bom/initialMaterials'
import { INITIAL_PRICE_LISTS } from '@framewell/domain/bom/initialPriceLists'
import { makeBom } from '@framewell/domain/bom/makeBom'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { INITIAL_PRICES } from '@framewell/domain/catalog/initialPrices'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bomDocuments } from '../../bom/bomDocuments'
import { bomPdf } from '../../bom/bomPdf'
import { bootCms, type TestCms } from '../../testing/bootCms'

const request = bomRequestSchema.parse({ plan_id: 'schiff-1350', preferred_distributor: '' })
const resolved = bomSubject(request, INITIAL_PLANS, INITIAL_PRICES)
if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusals))
const { layout } = resolved.subject
const bom = makeBom(
  resolved.subject,
  { materials: INITIAL_MATERIALS, lists: INITIAL_PRICE_LISTS, terms: { ...INITIAL_PRICES.bom, preferred: true } },
  '',
  '2026-03-01',
)
if (!bom) throw new Error('There is no price list')
const issuer = {
  name: 'Framewell',
  contactEmail: 'quotes@example.com',
  phone: null,
  address: null,
  taxId: null,
  site: 'https://example.com',
}
const content = { bom, layout, priced: true, issuer }

it('has the same bytes as when the same code runs here', async () => {
  expect(Buffer.from(await bomDocuments.write('bom', content)).equals(await bomPdf(content))).toBe(true)
})

describe('next to a running server', () => {
  let cms: TestCms
  beforeAll(async () => {
    cms = await bootCms()
  })
  afterAll(() => cms.stop())

  it('lets other calls be answered while documents are written', async () => {
    await cms.request('/api/bom/plans')
    const finished: string[] = []
    const documents = Array.from({ length: 3 }, () => bomDocuments.write('bom', content).then(() => finished.push('document')))
    for (let call = 0; call < 3; call += 1) {
      expect((await cms.request('/api/bom/plans')).status).toBe(200)
      finished.push('call')
    }
    await Promise.all(documents)
    // Written in the server's thread, the documents would delay the first call.
    expect(finished.indexOf('call')).toBeLessThan(finished.lastIndexOf('document'))
    expect(finished).toHaveLength(6)
  })
})

it('reports what went wrong, and still writes the next document', async () => {
  const broken = { ...content, bom: { ...bom, generated_date: 'no date' } }
  await expect(bomDocuments.write('bom', broken)).rejects.toThrow(/date|time/i)
  expect((await bomDocuments.write('bom', content)).byteLength).toBeGreaterThan(1000)
})
