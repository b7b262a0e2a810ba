import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { frameModel } from '../framing/frameModel'
import { mirroredLayout } from '../framing/mirroredLayout'
import { checkFrame } from './checkFrame'
import { checkSummary } from './checkSummary'
import { designed, passes } from './designed'
import { DESIGN_SITE, designedWords } from './site'

describe.each(INITIAL_PLANS)('$name as sold', ({ layout }) => {
  it('is designed for the site it states: every computed member passes, and none of these kinds is left out', () => {
    expect(layout.designSite).toEqual(DESIGN_SITE)
    const check = checkFrame(frameModel(layout), DESIGN_SITE)
    expect(checkSummary(check).failures).toEqual([])
    expect(passes(check)).toBe(true)
    expect(designed(layout)).toBe(layout)
  })

  it('needs each of its reinforcements as it is', () => {
    const given = layout.reinforcements ?? []
    expect(given).not.toEqual([])
    for (const part of given) {
      const others = given.filter((other) => other !== part)
      const lesser = [others, ...(part.stiffened ? [[...others, { ...part, stiffened: false }]] : [])]
      for (const reinforcements of lesser) {
        expect(designed({ ...layout, reinforcements }).designSite, JSON.stringify(part)).toBeUndefined()
      }
    }
  })

  it('keeps its reinforcements and its design site when it is mirrored', () => {
    const mirrored = mirroredLayout(layout)
    expect(mirrored.reinforcements).toHaveLength(layout.reinforcements?.length ?? 0)
    expect(designed(mirrored).designSite).toEqual(DESIGN_SITE)
    expect(mirroredLayout(mirrored)).toEqual(layout)
  })

  it('loses its design site with a change by which a member fails', () => {
    expect(designed({ ...layout, designSite: { ...DESIGN_SITE, windMph: 139, snowPsf: 70 } })).not.toHaveProperty('designSite')
    expect(designed({ ...layout, designSite: { ...DESIGN_SITE, windMph: 140 } })).not.toHaveProperty('designSite')
    expect(designed({ ...layout, designSite: undefined })).toMatchObject({ reinforcements: layout.reinforcements })
  })
})

it('knows which options of the frame a plan still passes with', () => {
  const [bova, schiff, storch] = INITIAL_PLANS.map(({ layout }) => layout)
  if (!bova || !schiff || !storch) throw new Error('A plan is missing')
  expect(designed(applyFrameOptions(bova, { studGauge: 16 })).designSite).toEqual(DESIGN_SITE)
  expect(designed(applyFrameOptions(schiff, { studGauge: 20 })).designSite).toBeUndefined()
  expect(designed(applyFrameOptions(storch, { studSpacingInches: 24 })).designSite).toBeUndefined()
  expect(designed(applyFrameOptions(bova, { roofForm: 'hip' })).designSite).toBeUndefined()
  expect(designed(applyFrameOptions(storch, { wallHeightFeet: 11 })).designSite).toBeUndefined()
})

it('says what it is designed for in one sentence', () => {
  expect(designedWords(DESIGN_SITE)).toBe('Designed for 115 mph, exposure B, 30 psf ground snow. Checked by calculation, not sealed.')
})
