import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { SITE_PICTURES } from '@framewell/domain/content/sitePictures'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { getBounds, NodeIO } from '@gltf-transform/core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { modelRevision } from '../pictures/revision'
import { SHOTS } from '../pictures/shots'
import { stillGltf } from '../pictures/stillGltf'

const FOLDER = join(import.meta.dirname, '../cms/seed/pictures')
const MAX_TOTAL_BYTES = 6_000_000

it('every picture of the site is there, names its house and model, and all are light', async () => {
  const files = readdirSync(FOLDER)
  expect(files.toSorted()).toEqual(
    Object.keys(SITE_PICTURES)
      .map((name) => `${name}.jpg`)
      .toSorted(),
  )
  expect(SHOTS.map(({ name }) => name).toSorted()).toEqual(Object.keys(SITE_PICTURES).toSorted())
  for (const { name, width, height } of SHOTS) {
    const picture = await sharp(join(FOLDER, `${name}.jpg`)).metadata()
    expect(picture, name).toMatchObject({ width, height, format: 'jpeg' })
    expect(picture.exif?.toString('latin1'), name).toMatch(new RegExp(`${name}, model [0-9a-f]{12}`))
  }
  expect(files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(MAX_TOTAL_BYTES)
})

it('a frame that changes by a sixteenth of an inch has another revision', () => {
  const [plan] = INITIAL_PLANS
  if (!plan) throw new Error('There is no plan')
  const model = frameModel(plan.layout)
  const moved = model.members.map((member, at) =>
    at === 9 ? { ...member, start: { ...member.start, x: member.start.x + 1 / 192 } } : member,
  )
  expect(modelRevision(frameModel(plan.layout))).toBe(modelRevision(model))
  expect(modelRevision({ ...model, members: moved })).not.toBe(modelRevision(model))
})

it('a stud from close up carries its mark, and the crane lifts a panel clear of the floor it will be set on', async () => {
  const storch = INITIAL_PLANS.find(({ id }) => id === 'the-storch-plan')
  if (!storch) throw new Error('There is no plan')
  const model = frameModel(storch.layout)
  const nodes = async (still: 'stud' | 'lift') => {
    const document = await new NodeIO().readBinary(await stillGltf(model, still))
    return new Map(
      document
        .getRoot()
        .listNodes()
        .map((node) => [node.getName(), getBounds(node)]),
    )
  }
  const stud = await nodes('stud')
  expect([...stud.keys()].toSorted()).toEqual(['label-0', 'slab', 'zinc'])
  const mark = stud.get('label-0')
  const [width = 0, height = 0] = [0, 1].map((axis) => ((mark?.max[axis] ?? 0) - (mark?.min[axis] ?? 0)) / 0.3048)
  expect(width).toBeCloseTo(0)
  expect(height).toBeCloseTo(8 / 12)
  const lift = await nodes('lift')
  const low = lift.get('webbing')?.min[1] ?? 0
  const floor = Math.max(...model.members.filter(({ role }) => role === 'joist').flatMap(({ start, end }) => [start.z, end.z]))
  expect(low / 0.3048).toBeGreaterThan(floor + 9)
})
