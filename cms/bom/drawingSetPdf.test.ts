import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { memberTypes } from '@framewell/domain/drawingSet/memberTypes'
import type { SetFacts } from '@framewell/domain/drawingSet/setFacts'
import { type FrameModel, frameModel } from '@framewell/domain/framing/frameModel'
import { layoutForDimensions } from '@framewell/domain/framing/layoutForDimensions'
import { panelBasisOf } from '@framewell/domain/framing/panelLimits'
import { shopFrame } from '@framewell/domain/framing/shopFrame'
import { figure } from '@framewell/domain/numbers/figure'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawingSetPdf } from './drawingSetPdf'

const FACTS: SetFacts = {
  project: 'F-2026-00042',
  plan: 'The Müller house',
  revision: '2',
  siteAddress: '12 Main Street, Columbus, OH 43004',
  drawnAt: '2026-11-28T12:00:00Z',
  site: { windMph: 115, exposure: 'B', snowPsf: 30, confirmedBy: 'Olive Stone', confirmedAt: '2026-11-20T12:00:00Z' },
  siteOnRecord: true,
  review: 'Not reviewed by an engineer: assigned to Olive Stone',
  approval: null,
  issuer: { name: 'Framewell', contactEmail: 'hello@framewell.test', phone: null, site: 'http://localhost' },
  basis: panelBasisOf(null),
}

/** The texts of each page, as an independent reader finds them. */
async function pagesOf(model: FrameModel, facts: SetFacts) {
  const document = await getDocumentProxy(new Uint8Array(await drawingSetPdf(model, facts)), { verbosity: 0 })
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent()
      return { size: page.view, texts: items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : [])) }
    }),
  )
  return {
    document,
    pages,
    words: pages.map(({ texts }) =>
      texts
        .map(({ str }) => str)
        .join(' ')
        .replace(/\s+/g, ' '),
    ),
  }
}

describe.each(INITIAL_PLANS)('the drawing set of $name, read back', ({ layout }) => {
  const model = frameModel(layout)
  const frame = shopFrame(model, FACTS.basis)
  let written: Awaited<ReturnType<typeof pagesOf>>
  beforeAll(async () => {
    written = await pagesOf(model, FACTS)
  })

  it('is numbered, titled, tagged and on 11 × 17 in sheets, each with the title block', async () => {
    const { document, pages, words } = written
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: 'Drawing set F-2026-00042', Language: 'en-US' })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    for (const [at, text] of words.entries()) {
      expect(pages[at]?.size).toEqual([0, 0, 1224, 792])
      expect(text).toContain(`Sheet ${at + 1} of ${words.length}`)
      expect(text).toContain('PRELIMINARY: NOT FOR CONSTRUCTION')
      expect(text).toContain('entered by Olive Stone')
    }
    const numbers = words.map((text) => / (S-\d\.\d+)$/.exec(text)?.[1])
    expect(new Set(numbers).size).toBe(words.length)
    const listed = words.filter((text) => /ist of sheets/.test(text)).join(' ')
    for (const number of numbers) expect(listed).toContain(`${number} `)
  })

  it('has every mark and type, and the sums of the model', () => {
    const { words } = written
    const text = words.join(' ')
    for (const { mark } of frame.schedule.panels) expect(text).toContain(mark)
    const { types } = memberTypes(frame.model.members)
    const schedule = words.filter((page) => page.includes('Member schedule')).join(' ')
    for (const { mark, profile, length, count } of types) {
      expect(schedule.replace(/(\d)' ?-/g, "$1'-")).toMatch(
        new RegExp(`\\b${mark} [A-Z][a-z ]+ ${profile} ${length.replace(/[/"']/g, '\\$&')} ${figure(count)} `),
      )
    }
    const pounds = frame.model.members.reduce((sum, { weightPounds }) => sum + weightPounds, 0)
    const weight = pounds.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    expect(schedule).toContain(`Total ${figure(frame.model.members.length)} ${weight}`)
  })

  it('letters nothing below 3/32 in', () => {
    const { pages } = written
    for (const { texts } of pages) for (const { height, str } of texts) expect(height * 0.727, str).toBeGreaterThan((3 / 32) * 72 - 0.05)
  })
})

it('is preliminary until the approval is there, and then names who approved it by the record', async () => {
  const approval = { revision: 2, engineer: 'Olive Stone', licenseNumber: 'E-1', licenseState: 'OH', approvedAt: '2026-11-24T12:00:00Z' }
  const review = 'Approved by an engineer: the frame of revision 2 at its site and loads, Olive Stone, license E-1 (OH), November 24, 2026'
  const { words } = await pagesOf(frameModel(layoutForDimensions({ lengthFeet: 16, widthFeet: 12, stories: 1 }).layout), {
    ...FACTS,
    approval,
    review,
  })
  for (const text of words) {
    expect(text).not.toContain('PRELIMINARY')
    expect(text).toContain('Of the frame of revision 2 at its site and loads: Olive Stone, license E-1 (OH), November 24, 2026.')
    expect(text).toContain('Not the sealed set.')
  }
})
