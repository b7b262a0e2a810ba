import { describe, expect, it } from 'vitest'
import { engineeredSite } from './engineeredSite'
import { DESIGN_SITE, siteSchema, siteWords } from './site'

const site = {
  ...DESIGN_SITE,
  seismicCategory: 'B',
  adoptedCode: '2018 IRC',
  source: 'Travis County building department',
  confirmedBy: 'Ana Ruiz',
  confirmedAt: '2026-11-27T00:00:00.000Z',
}

describe('a site', () => {
  it('is complete with its figures, their source, and who confirmed them when', () => {
    expect(siteSchema.parse(site)).toEqual(site)
    expect(siteWords(DESIGN_SITE)).toBe('115 mph, exposure B, 30 psf')
  })

  it.each(Object.keys(site))('is refused without %s: nothing is guessed', (field) => {
    const { error } = siteSchema.safeParse({ ...site, [field]: undefined })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
    expect(error?.issues[0]?.message).not.toBe('')
  })

  it.each([
    [{ windMph: 139, snowPsf: 70, exposure: 'C' as const }, 0],
    [{ windMph: 140, snowPsf: 71, exposure: 'D' as const }, 3],
  ])('says of %j why it needs an engineer', (change, reasons) => {
    expect(engineeredSite({ ...DESIGN_SITE, ...change })).toHaveLength(reasons)
  })
})
