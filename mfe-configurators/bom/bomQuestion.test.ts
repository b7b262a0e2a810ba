import { EMPTY_STEEL_CONFIGURATION } from '@framewell/domain/quotes/steelConfiguration'
import { WINDY_SITE } from '@framewell/domain/structure/testing/confirmedSites'
import { describe, expect, it } from 'vitest'
import type { BomConfiguration } from './bomConfiguration'
import { countsSavedFrame, fixed, questionOf, requestOf, withQuestion } from './bomQuestion'

const saved: BomConfiguration = {
  plan: { id: 'the-bova-plan', name: 'The Bova', squareFeet: 900 },
  configuration: { ...EMPTY_STEEL_CONFIGURATION, planType: 'catalog', selectedPlan: 'the-bova-plan', steelFrame: '18-gauge-steel' },
  totalPrice: 42_530,
}
const asked = (text: string) => questionOf(new URLSearchParams(text))

describe('the form in the URL', () => {
  it('round-trips through its URL, without unset fields', () => {
    const address = withQuestion(new URLSearchParams('utm=x'), { plan: 'bova-900', gauge: '16', board: '' })
    expect(address.toString()).toBe('utm=x&plan=bova-900&gauge=16')
    expect(questionOf(address)).toMatchObject({ plan: 'bova-900', gauge: '16', board: '', distributor: '' })
  })

  it('drops what is not offered', () => {
    expect(asked('gauge=12&roofing=thatch&board=yes&stories=9')).toMatchObject({ gauge: '', roofing: '', board: '', stories: '' })
  })
})

describe('a fix in the form', () => {
  it('keeps what was fixed before, and makes a part fixed twice as strong as the stronger', () => {
    const once = fixed(asked(''), { reinforcements: [{ at: 'W1-3.2', part: 'king', mil: 43, count: 3 }] })
    expect(once).toEqual({ fixes: 'W1-3.2_king_43_n3' })
    const twice = fixed(asked(`fixes=${once.fixes}`), {
      studGauge: 16,
      studWeb: '600',
      reinforcements: [{ at: 'W1-3.2', part: 'king', mil: 54, count: 2 }],
    })
    expect(twice).toEqual({ gauge: '16', web: '600', fixes: 'W1-3.2_king_54_n3' })
  })

  it('is part of the request, and is left out when it is not readable', () => {
    expect(requestOf(asked('plan=bova-900&web=550&fixes=F2-1_joist_68_s'), null).configuration).toEqual({
      takeOff: { studWeb: '550', reinforcements: [{ at: 'F2-1', part: 'joist', mil: 68, stiffened: true }] },
    })
    expect(requestOf(asked('plan=bova-900&fixes=W1-3.2_king_99'), null).configuration).toBeUndefined()
  })
})

describe('a bill of a configured house', () => {
  it('counts the fixes of its configuration', () => {
    const siteDesign = {
      site: WINDY_SITE,
    } as const
    const fixes = { studWeb: '550' as const, reinforcements: [] }
    const configuration = { ...saved.configuration, siteDesign: { ...siteDesign, fixes } }
    const fixedHouse = { ...saved, configuration }
    expect(requestOf(asked('plan=bova-900'), fixedHouse).configuration).toMatchObject({ siteDesign: { ...siteDesign, fixes } })
    expect(requestOf(asked('plan=storch-1800'), fixedHouse).configuration).toBeUndefined()
  })

  it('gives its fixes to its configuration unless it counts another frame', () => {
    expect(countsSavedFrame(asked('plan=bova-900&sheathing=osb'), saved)).toBe(true)
    for (const own of ['saved=off', 'gauge=16', 'height=10', 'fixes=W1-3.2_king_54']) {
      expect(countsSavedFrame(asked(`plan=bova-900&${own}`), saved), own).toBe(false)
    }
    expect(countsSavedFrame(asked('plan=storch-1800'), saved)).toBe(false)
  })
})

describe('the request of a form', () => {
  it('is exactly the specified payload for a plan and a distributor', () => {
    expect(requestOf(asked('plan=bova-900&distributor=a'), null)).toEqual({ plan_id: 'bova-900', preferred_distributor: 'a' })
  })

  it('asks for wall heights that are offered', () => {
    expect(requestOf(asked('plan=storch-1800&height=10&upper=8'), null).configuration).toEqual({
      takeOff: { wallHeightFeet: 10, upperWallHeightFeet: 8 },
    })
    expect(requestOf(asked('plan=storch-1800&height=30&upper=x'), null).configuration).toBeUndefined()
  })

  it('includes the saved configuration’s options for its own plan only, unless it is dismissed', () => {
    expect(requestOf(asked('plan=bova-900'), saved).configuration).toMatchObject({ steelFrame: '18-gauge-steel' })
    expect(requestOf(asked('plan=storch-1800'), saved).configuration).toBeUndefined()
    expect(requestOf(asked('plan=bova-900&saved=off'), saved).configuration).toBeUndefined()
  })

  it('uses an uploaded plan’s area until another size is typed, and does not send its file tokens', () => {
    const files = [{ id: '6f1d3c5e-0a4b-4c2d-9e8f-7a6b5c4d3e2f', token: 'secret-token-0123456', name: 'a.pdf' }]
    const uploaded: BomConfiguration = {
      ...saved,
      plan: { id: 'uploaded-plan', name: 'Lot 7', squareFeet: 1200 },
      configuration: {
        ...saved.configuration,
        planType: 'upload',
        uploadedPlan: { name: 'Lot 7', files, squareFeet: 1200, description: '' },
      },
    }
    const request = requestOf(asked('plan=uploaded-plan'), uploaded)
    expect(request.configuration).toMatchObject({ uploadedPlan: { name: 'Lot 7' }, dimensions: { squareFeet: 1200 } })
    expect(JSON.stringify(request)).not.toContain('secret')
    const dimensions = (typed: string) => requestOf(asked(`plan=uploaded-plan&${typed}`), uploaded).configuration?.dimensions
    expect(dimensions('length=40&width=10')).toEqual({ lengthFeet: 40, widthFeet: 10 })
    // No thousands: the call refuses what is no number on its field.
    expect(dimensions('length=40&width=1,0')).toEqual({ lengthFeet: 40, widthFeet: Number.NaN })
  })
})
