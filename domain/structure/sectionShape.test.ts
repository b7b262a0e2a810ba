import { describe, expect, it } from 'vitest'
import { effectiveModulus } from './effectiveModulus'
import { grossPieces, profileShape, sumPieces } from './sectionShape'
import { C_SECTIONS } from './sections'
import { shearStrength } from './shear'
import { OMEGA } from './steelConstants'

describe.each(C_SECTIONS.map((section) => [section.section, section] as const))('%s', (_, section) => {
  const shape = profileShape(section.section)
  const shallow = shape.web < 5
  const between = shape.web >= 5 && shape.web < 8

  it('has the published area and second moment within 0.3%, by our own geometry', () => {
    const { area, inertia } = sumPieces(grossPieces(shape), shape.t)
    expect(area / section.area).toBeCloseTo(1, 2.5)
    expect(Math.abs(inertia / section.ix - 1)).toBeLessThan(0.003)
  })

  it('has the published shear of an unpunched web within 0.3%', () => {
    const available = shearStrength(shape, section.fy) / OMEGA.shear
    expect(Math.abs((available * 1000) / section.vag - 1)).toBeLessThan(0.003)
  })

  it('has the published effective modulus with its punch', () => {
    const computed = effectiveModulus(shape, section.fy, true)
    expect(Math.abs(computed / section.sxe - 1)).toBeLessThan(between ? 0.015 : 0.005)
  })

  it('is stronger without the punch than published, so a check that forgets it is unsafe', () => {
    const unpunched = effectiveModulus(shape, section.fy, false)
    if (shallow) expect(unpunched / section.sxe).toBeGreaterThan(1.02)
    else expect(unpunched / section.sxe).toBeGreaterThan(0.999)
  })

  it('has its figures in their own columns', () => {
    expect(section.mad).toBeLessThanOrEqual(1.1 * section.mal)
    expect(section.mal / ((section.sxe * section.fy) / OMEGA.bending)).toBeGreaterThan(0.995)
    expect(section.mal / ((section.sx * section.fy) / OMEGA.bending)).toBeLessThan(1.15)
    expect(Math.abs(section.xo)).toBeGreaterThan(0.7)
    expect(section.ro).toBeGreaterThan(Math.sqrt(section.ix / section.area))
    const polar = section.ix / section.area + section.iy / section.area + section.xo ** 2
    expect(Math.abs(section.ro ** 2 / polar - 1)).toBeLessThan(0.005)
  })
})
