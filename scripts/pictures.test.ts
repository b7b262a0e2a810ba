import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { SITE_PICTURES } from '@framewell/domain/content/sitePictures'
import { frameModel } from '@framewell/domain/framing/frameModel'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { modelRevision } from '../pictures/revision'
import { SHOTS } from '../pictures/shots'

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
