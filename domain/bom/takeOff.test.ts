import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { anchorsFor } from '../framing/frameJoints'
import { frameModel } from '../framing/frameModel'
import { nestPieces } from './nestPieces'
import { box, count, line, ordered, weight } from './testing/countedHouse'

describe('a box of 40 × 24 ft, counted by hand', () => {
  const lines = count(box())

  it('sheathing: 1,024 sq ft of wall and 2 gables of 72 sq ft, 5% waste: 39 sheets', () => {
    // 2·(40 + 24)·8 = 1,024; gable 24·6/2 = 72 each; (1,024 + 144)·1.05/32 = 38.3. No opening is as large as a sheet.
    expect(line(lines, 'WALL-PANEL-INTEGRATED').netQuantity).toBeCloseTo(1168, 6)
    expect(ordered(lines, 'WALL-PANEL-INTEGRATED')).toBe(39)
    // 39 sheets · 12 ft · 1.05 / 90 ft = 5.46.
    expect(ordered(lines, 'SEAM-TAPE')).toBe(6)
  })

  it('roof: (40 + 2)(24 + 2)·√180/12 = 1,220.9 sq ft, 10% waste: 42 deck sheets', () => {
    expect(line(lines, 'ROOF-DECK').netQuantity).toBeCloseTo(1220.9, 1)
    expect(ordered(lines, 'ROOF-DECK')).toBe(42)
  })

  it('standing seam: 32 panels of 16 in a slope, 14.53 ft long, 2% waste', () => {
    // 42/1.3333 = 31.5: 32 panels on each of two slopes, 13·1.1180 = 14.534 ft each; 64·14.534·1.02 = 948.8.
    expect(line(lines, 'PANEL-SEAM-16').netQuantity).toBeCloseTo(930.2, 1)
    expect(ordered(lines, 'PANEL-SEAM-16')).toBe(949)
    // Ridge 42 ft + 10% in 10 ft pieces.
    expect(ordered(lines, 'RIDGE-METAL')).toBe(5)
    // Eaves 84 ft and rakes 4·14.534 ft, 10% laps, 10 ft pieces: 15.6.
    expect(ordered(lines, 'DRIP-EDGE')).toBe(16)
  })

  it('shingles: 12.209 squares · 3 bundles · 1.10: 41 bundles', () => {
    const shingled = count(box(), { roofing: 'architectural-shingles' })
    expect(ordered(shingled, 'SHINGLE-ARCH')).toBe(41)
    // Eaves 84·1.05/105 = 0.84; ridge 42·1.05/33 = 1.34.
    expect(ordered(shingled, 'STARTER')).toBe(1)
    expect(ordered(shingled, 'RIDGE-CAP')).toBe(2)
  })

  it('insulation: 1,024 − 20.25 − 15 sq ft of wall and 960 sq ft of ceiling, 10% waste', () => {
    expect(line(lines, 'BATT-FG-R13-16').netQuantity).toBeCloseTo(988.75, 6)
    // 988.75·1.1/128 = 8.5; 960·1.1/80 = 13.2.
    expect(ordered(lines, 'BATT-FG-R13-16')).toBe(9)
    expect(ordered(lines, 'ATTIC-FG-R38')).toBe(14)
  })

  it('fasteners: 66 screws a wall sheet at 16 in, 57 a roof sheet, 5% waste', () => {
    // 39·66 + 42·57 = 4,968; · 1.05 / 1,000 = 5.2.
    expect(line(lines, 'SCREW-8-SHEATHING').netQuantity).toBe(4968)
    expect(ordered(lines, 'SCREW-8-SHEATHING')).toBe(6)
  })

  it('anchors: every 6 ft at most, within 12 in of the ends of each piece between doors', () => {
    expect([1, 8, 10, 20, 40].map(anchorsFor)).toEqual([2, 2, 3, 4, 8])
    // Front 10 and 27 ft (19 and 8 ft), rear 40 ft (19, 19 and 2 ft), sides 24 ft less the front and rear walls (19 and 5 ft).
    expect(line(lines, 'ANCHOR-BOLT').netQuantity).toBe(31)
  })

  it('bracing: two braced bays on walls over 16 ft, four gussets and, below, two hold-downs each', () => {
    const bays = line(lines, 'GUSSET').netQuantity / 4
    expect(line(lines, 'HOLD-DOWN').netQuantity).toBe(bays * 2)
    // Each bay 8 ft wide and 8 ft high at most: two diagonals of √128 ft.
    expect(line(lines, '300FS-43-COIL').netQuantity).toBeLessThanOrEqual(bays * 2 * Math.sqrt(128) + 1e-6)
  })

  it('trusses: 21 at 24 in, two ties each', () => {
    expect(line(lines, 'TRUSS-TIE').netQuantity).toBe(42)
    expect(ordered(lines, 'TRUSS-TIE')).toBe(5)
  })

  it('truss chords of 24 ft are roll-formed: they have no splice, and the stock is 20 ft long', () => {
    const model = frameModel(box())
    const long = model.members.filter(({ lengthFeet, role }) => lengthFeet > 20 && role !== 'bridging')
    expect(new Set(long.map(({ role }) => role))).toEqual(new Set(['bottom-chord']))
    const feet = (sku: string) => line(lines, sku).netQuantity
    expect(feet('350S162-33-CUT')).toBeCloseTo(
      long.reduce((sum, { lengthFeet }) => sum + lengthFeet, 0),
      6,
    )
    const others = model.members.filter(({ profile, lengthFeet }) => profile === '350S162-33' && lengthFeet <= 20)
    expect(feet('350S162-33-STOCK')).toBeCloseTo(
      others.reduce((sum, { lengthFeet }) => sum + lengthFeet, 0),
      6,
    )
  })

  it("steel: net feet are the members'; 5% and 8% in 20 ft pieces, never fewer than the cut list nests into", () => {
    const model = frameModel(box())
    const tracks = model.members.filter(({ profile }) => profile === '362T125-43')
    const feet = tracks.reduce((sum, { lengthFeet }) => sum + lengthFeet, 0)
    const track = line(lines, '362T125-43-STOCK')
    expect(track.netQuantity).toBeCloseTo(feet, 6)
    expect(track.wasteRatio).toBe(0.08)
    expect(track.orderQuantity).toBe(
      Math.max(
        Math.ceil((feet * 1.08) / 20),
        nestPieces(
          tracks.map(({ lengthFeet }) => lengthFeet),
          20,
        ),
      ),
    )
    const cut = line(count(box(), { steelSupply: 'roll-formed' }), '362T125-43-CUT')
    expect(cut).toMatchObject({ wasteRatio: 0.02, orderQuantity: Math.ceil(feet * 1.02) })
  })

  it('gypsum board: only on request', () => {
    expect(lines.some(({ sku }) => sku === 'GYPSUM-BOARD')).toBe(false)
    const boarded = count(box(), { interiorBoard: true })
    // (1,024 + 960 − 35.25)·1.10/32 = 66.99.
    expect(ordered(boarded, 'GYPSUM-BOARD')).toBe(67)
    expect(line(boarded, 'SCREW-6-GYPSUM').netQuantity).toBe(67 * 32)
  })
})

describe('two stories', () => {
  it('deck the upper floor, less a stair as large as a sheet', () => {
    const plain = line(count(box({ stories: 2 })), 'FLOOR-DECK')
    expect(plain).toMatchObject({ netQuantity: 960, orderQuantity: 32 })
    const stair = { story: 2, from: { x: 10, y: 4 }, to: { x: 14, y: 14 } }
    expect(line(count(box({ stories: 2, floorOpenings: [stair] })), 'FLOOR-DECK').netQuantity).toBe(920)
  })
})

describe('nesting', () => {
  it('cuts two 9 ft studs from a 20 ft piece, and refuses a piece that is longer', () => {
    expect(
      nestPieces(
        Array.from({ length: 100 }, () => 9),
        20,
      ),
    ).toBe(50)
    expect(() => nestPieces([37.5, 37.5], 20)).toThrow('longer than its stock of 20 ft')
    expect(nestPieces([20, 20], 20)).toBe(2)
    expect(nestPieces([], 20)).toBe(0)
  })

  it('never needs fewer pieces than the length, nor more than one each', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.1, max: 20, noNaN: true }), { maxLength: 60 }), (lengths) => {
        const pieces = nestPieces(lengths, 20)
        const feet = lengths.reduce((sum, length) => sum + length, 0)
        expect(pieces).toBeGreaterThanOrEqual(Math.floor(feet / 20))
        expect(pieces).toBeLessThanOrEqual(lengths.length)
      }),
    )
  })
})

describe('a configuration changes quantities', () => {
  const layout = INITIAL_PLANS[0]?.layout
  if (!layout) throw new Error('There is no plan')
  const usual = count(layout)

  it('gauge: heavier sections', () => {
    const heavy = count(applyFrameOptions(layout, { studGauge: 16 }))
    expect(weight(heavy)).toBeGreaterThan(weight(usual))
    expect(heavy.some(({ sku }) => sku === '362S162-54-STOCK')).toBe(true)
  })

  it('spacing: more studs, narrower batts, more screws to a sheet', () => {
    const close = count(applyFrameOptions(layout, { studSpacingInches: 16 }))
    expect(ordered(close, '362S162-43-STOCK')).toBeGreaterThan(ordered(usual, '362S162-43-STOCK'))
    expect(close.some(({ sku }) => sku === 'BATT-FG-R13-16')).toBe(true)
    expect(line(close, 'SCREW-8-SHEATHING').netQuantity).toBeGreaterThan(line(usual, 'SCREW-8-SHEATHING').netQuantity)
  })

  it('sheathing and roofing: other products', () => {
    const other = count(layout, { sheathing: 'osb', roofing: 'high-definition-shingles' })
    const skus = other.map(({ sku }) => sku)
    for (const sku of ['OSB-WALL', 'HOUSE-WRAP', 'SHINGLE-HD', 'STARTER', 'RIDGE-CAP', 'ROOF-NAIL']) expect(skus).toContain(sku)
    for (const sku of ['WALL-PANEL-INTEGRATED', 'SEAM-TAPE', 'PANEL-SEAM-16', 'PANEL-CLIP']) expect(skus).not.toContain(sku)
  })

  it('a roof panel system is its own deck', () => {
    const skus = count(layout, { roofing: 'roof-panel-system' }).map(({ sku }) => sku)
    expect(skus).toContain('ROOF-PANEL')
    expect(skus).not.toContain('ROOF-DECK')
    expect(skus).not.toContain('UNDERLAYMENT')
  })

  it('a hip roof: 15% waste', () => {
    const hip = count(applyFrameOptions(layout, { roofForm: 'hip' }))
    expect(line(hip, 'ROOF-DECK').wasteRatio).toBe(0.15)
    expect(hip.some(({ sku }) => sku === '600S162-54-STOCK')).toBe(true)
  })
})
