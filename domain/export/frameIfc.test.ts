import { describe, expect, it } from 'vitest'
import { IFCELEMENTASSEMBLY, IFCMEMBER, IFCPROPERTYSINGLEVALUE, IfcAPI } from 'web-ifc'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameStatus } from '../framing/cutList'
import { type FrameModel, frameModel } from '../framing/frameModel'
import { NOT_REVIEWED } from '../framing/notChecked'
import { orientedSolids } from '../framing/openSide'
import { frameIfc } from './frameIfc'

const POUNDS_PER_CUBIC_FOOT = 490
const MM = 304.8

interface Body {
  readonly low: readonly number[]
  readonly high: readonly number[]
  /** Cubic feet, and the middle of the volume in mm. */
  readonly volume: number
  readonly centroid: readonly number[]
}

/** Reads a file with web-ifc: bodies by mark in mm with z up, and counts. */
async function readBack(text: string) {
  const api = new IfcAPI()
  await api.Init()
  const id = api.OpenModel(new TextEncoder().encode(text))
  const bodies = new Map<string, Body>()
  api.StreamAllMeshes(id, (mesh) => {
    const points: number[][] = []
    let volume = 0
    const moment = [0, 0, 0]
    for (let at = 0; at < mesh.geometries.size(); at += 1) {
      const placed = mesh.geometries.get(at)
      const geometry = api.GetGeometry(id, placed.geometryExpressID)
      const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize())
      const indexes = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize())
      const m = placed.flatTransformation
      // web-ifc gives meters with y up: back to mm with z up.
      const at3 = (vertex: number): [number, number, number] => {
        const [x = 0, y = 0, z = 0] = vertices.subarray(vertex * 6, vertex * 6 + 3)
        const world = [0, 1, 2].map((row) => (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[8 + row] ?? 0) * z + (m[12 + row] ?? 0))
        return [(world[0] ?? 0) * 1000, -(world[2] ?? 0) * 1000, (world[1] ?? 0) * 1000]
      }
      for (let index = 0; index + 2 < indexes.length; index += 3) {
        const [a, b, c] = [0, 1, 2].map((corner) => at3(indexes[index + corner] ?? 0)) as [number[], number[], number[]]
        points.push(a, b, c)
        const [ax = 0, ay = 0, az = 0] = a
        const [bx = 0, by = 0, bz = 0] = b
        const [cx = 0, cy = 0, cz = 0] = c
        const six = ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)
        volume += six / 6
        moment[0] = (moment[0] ?? 0) + (six * (ax + bx + cx)) / 24
        moment[1] = (moment[1] ?? 0) + (six * (ay + by + cy)) / 24
        moment[2] = (moment[2] ?? 0) + (six * (az + bz + cz)) / 24
      }
      geometry.delete()
    }
    const ends = (pick: (...values: number[]) => number) =>
      [0, 1, 2].map((axis) => points.reduce((best, p) => pick(best, p[axis] ?? 0), points[0]?.[axis] ?? 0))
    const line = api.GetLine(id, mesh.expressID)
    bodies.set(line.Name.value, {
      low: ends(Math.min),
      high: ends(Math.max),
      volume: Math.abs(volume) / MM ** 3,
      centroid: moment.map((value) => value / volume),
    })
  })
  const ids = (type: number) => {
    const found = api.GetLineIDsWithType(id, type)
    return Array.from({ length: found.size() }, (_, at) => found.get(at))
  }
  const verdicts = ids(IFCPROPERTYSINGLEVALUE).flatMap((line) => {
    const property = api.GetLine(id, line)
    return property.Name.value === 'Verdict' ? [property.NominalValue.value] : []
  })
  const counts = { members: ids(IFCMEMBER).length, assemblies: ids(IFCELEMENTASSEMBLY).length }
  api.CloseModel(id)
  return { bodies, verdicts, counts }
}

const written = (model: FrameModel) =>
  frameIfc(model, {
    project: 'The Bova, Müller’s lot',
    now: '2026-11-27T03:00:00.000Z',
    holes: undefined,
    verdictOf: (mark) => `Verdict of ${mark}`,
    status: frameStatus(NOT_REVIEWED, false),
  })

describe.each(INITIAL_PLANS)('$name as IFC, read by web-ifc', ({ layout }) => {
  const model = frameModel(layout)

  it('has every member and assembly, each body in its box within 1 mm, open to its own side, and the weight by volume within 2%', async () => {
    const { bodies, verdicts, counts } = await readBack(written(model))
    expect(counts).toEqual({ members: model.members.length, assemblies: new Set(model.members.map(({ assembly }) => assembly.mark)).size })
    expect(new Set(verdicts)).toEqual(new Set(model.members.map(({ mark }) => `Verdict of ${mark}`)))
    const wrong: string[] = []
    for (const { member, middle, along, across, opens, lengthFeet, depthFeet, thicknessFeet } of orientedSolids(model.members)) {
      const body = bodies.get(member.mark)
      if (!body) {
        wrong.push(`${member.mark} has no body`)
        continue
      }
      for (const [at, axis] of (['x', 'y', 'z'] as const).entries()) {
        const half = (Math.abs(along[axis]) * lengthFeet + Math.abs(across[axis]) * depthFeet + Math.abs(opens[axis]) * thicknessFeet) / 2
        if (Math.abs((body.low[at] ?? 0) - (middle[axis] - half) * MM) > 1) wrong.push(`${member.mark} low ${axis}`)
        if (Math.abs((body.high[at] ?? 0) - (middle[axis] + half) * MM) > 1) wrong.push(`${member.mark} high ${axis}`)
      }
      // The web is opposite to the open side, so the volume's middle is too.
      const towards = (['x', 'y', 'z'] as const).reduce(
        (sum, axis, at) => sum + ((body.centroid[at] ?? 0) - middle[axis] * MM) * opens[axis],
        0,
      )
      if (!member.profile.includes('FS') && towards > -1) wrong.push(`${member.mark} is mirrored`)
    }
    expect(wrong).toEqual([])
    const pounds = [...bodies.values()].reduce((sum, { volume }) => sum + volume * POUNDS_PER_CUBIC_FOOT, 0)
    const modeled = model.members.reduce((sum, { weightPounds }) => sum + weightPounds, 0)
    expect(Math.abs(pounds / modeled - 1)).toBeLessThan(0.02)
  })

  it('is the same text for the same frame, with unique ids', () => {
    const text = written(model)
    expect(written(model)).toBe(text)
    const ids = [...text.matchAll(/=IFC\w+\('([0-9A-Za-z_$]{22})',/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(text).toContain('M\\X2\\00FC\\X0\\ller')
    expect(text).toMatch(/=IFCPROJECT\(.*'Preliminary: not for fabrication\. Not reviewed by an engineer\.',/)
  })
})

it('opens bottom tracks up and top tracks down', () => {
  const [plan] = INITIAL_PLANS
  if (!plan) throw new Error('There is no plan')
  for (const { member, opens } of orientedSolids(frameModel(plan.layout).members)) {
    if (member.role === 'bottom-track') expect(opens.z).toBeCloseTo(1)
    if (member.role === 'top-track') expect(opens.z).toBeCloseTo(-1)
  }
})
