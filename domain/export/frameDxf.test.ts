import DxfParser from 'dxf-parser'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { outlineBounds } from '../framing/outline'
import { shopPanels } from '../framing/shopPanels'
import { frameDxf } from './frameDxf'

const point = z.object({ x: z.number(), y: z.number() })
/** What these tests read of an entity. */
const entitySchema = z.object({
  type: z.string(),
  layer: z.string(),
  vertices: z.array(point).optional(),
  text: z.string().optional(),
  startPoint: point.optional(),
  rotation: z.number().optional(),
  linearOrAngularPoint1: point.optional(),
  linearOrAngularPoint2: point.optional(),
})

describe.each(INITIAL_PLANS)('$name as DXF, read by dxf-parser', ({ name, layout }) => {
  const model = frameModel(layout)
  const drawing = new DxfParser().parseSync(frameDxf(model, `${name}, Müller`, 'Approved by an engineer: revision 2. Not the sealed set.'))
  const entities = z.array(entitySchema).parse(drawing?.entities)
  const panels = shopPanels(model)
  const outlines = entities.filter(({ type }) => type === 'POLYLINE')
  const words = entities.flatMap(({ type, text }) => (type === 'TEXT' && text ? [text] : []))

  it('is in inches and has every member on the layer of its role', () => {
    expect(drawing?.header.$INSUNITS).toBe(1)
    const inPlans = model.members.filter(({ assembly }) => assembly.part.endsWith('wall'))
    const inElevations = (role: string) =>
      model.members.filter((member) => member.role === role && member.assembly.outward).length +
      4 * model.members.filter((member) => member.role === role && /truss|roof/.test(member.assembly.part)).length
    for (const role of new Set(model.members.map((member) => member.role))) {
      const expected =
        inPlans.filter((member) => member.role === role).length +
        inElevations(role) +
        panels.flatMap(({ pieces }) => pieces).filter(({ member }) => member.role === role).length
      expect(outlines.filter(({ layer }) => layer === role.toUpperCase()).length, role).toBe(expected)
    }
  })

  it('names the rooms of every plan on a layer of their own', () => {
    const named = entities.flatMap(({ layer, text }) => (layer === 'ROOMS' && text ? [text] : []))
    expect(named).toEqual(layout.rooms?.map((room) => room.name))
  })

  it('draws pieces as long as they are cut', () => {
    const studs = model.members.filter(({ role }) => role === 'king-stud').map(({ lengthFeet }) => lengthFeet * 12)
    const drawn = outlines
      .filter(({ layer }) => layer === 'KING-STUD')
      .map(({ vertices = [] }) => Math.max(...vertices.map(({ y }) => y)) - Math.min(...vertices.map(({ y }) => y)))
    const inPanels = drawn.filter((height) => studs.some((stud) => Math.abs(stud - height) < 0.001))
    const shown = [
      ...model.members.filter(({ assembly }) => assembly.outward),
      ...panels.flatMap(({ pieces }) => pieces.map(({ member }) => member)),
    ]
    expect(inPanels).toHaveLength(shown.filter(({ role }) => role === 'king-stud').length)
  })

  it('names every panel and every piece of it', () => {
    const titles = words.join('\n')
    for (const { marks, pieces } of panels) {
      expect(titles).toContain(marks.join(', '))
      for (const { member } of pieces) {
        const number = member.mark.slice(member.mark.lastIndexOf('-'))
        expect(titles, member.mark).toMatch(new RegExp(`${member.assembly.mark}[^;\\n]*${number}\\b[^;\\n]* ${member.profile} `))
      }
    }
    expect(titles).toContain('Approved by an engineer: revision 2. Not the sealed set. Inches.')
    expect(titles).not.toContain('Preliminary')
    expect(titles).toContain('M\\U+00FCller')
  })

  it('writes no label over another', () => {
    const places = entities.flatMap(({ type, startPoint, rotation = 0 }) =>
      type === 'TEXT' && startPoint ? [`${startPoint.x.toFixed(2)} ${startPoint.y.toFixed(2)} ${rotation.toFixed(1)}`] : [],
    )
    expect(new Set(places).size).toBe(places.length)
  })

  it('measures the plan and each panel with real dimensions', () => {
    const dimensions = entities.filter(({ type }) => type === 'DIMENSION')
    const lengths = dimensions.map(({ linearOrAngularPoint1: from, linearOrAngularPoint2: to }) =>
      from && to ? Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) : 0,
    )
    const { left, right, front, rear } = outlineBounds(layout.outline)
    for (const feet of [right - left, rear - front]) expect(lengths.some((length) => Math.abs(length - feet * 12) < 0.01)).toBe(true)
    expect(dimensions.length).toBeGreaterThanOrEqual(panels.length)
    for (const length of lengths) expect(length).toBeGreaterThan(0)
  })
})
