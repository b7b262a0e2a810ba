import type { Drawing, PaperLine } from '../framing/drawing'
import { feetInches } from '../framing/feetInches'
import { projectIsometric } from '../framing/frameIsometric'
import { frameModel } from '../framing/frameModel'
import { isometricKind } from '../framing/isometricKind'
import type { Layout } from '../framing/layout'
import { layoutSchema } from '../framing/layoutSchema'
import type { FramePoint, Member } from '../framing/member'
import { rectangle } from '../framing/outline'
import { storyBaseFeet } from '../framing/storyHeights'
import { wings } from '../framing/wings'
import { figure } from '../numbers/figure'
import type { DrawingForm } from './DrawingForm'
import { liftOnSheet } from './liftOnSheet'

const [LENGTH, WIDTH] = [40, 14]
/** Height of the box above its place, and of the hook above the box, in feet. */
const LIFT = { box: 7, hook: 11 } as const

const opening = (story: number, side: number, kind: 'door' | 'window', fromFeet: number, widthFeet: number) => ({
  story,
  side,
  kind,
  fromFeet,
  widthFeet,
  sillFeet: kind === 'door' ? 0 : 3,
  headFeet: 6.75,
})

/** An example of two stacked boxes: each plan is split into boxes individually. */
const BOXES: Layout = layoutSchema.parse({
  outline: rectangle(LENGTH, WIDTH),
  stories: 2,
  wallHeightFeet: 9,
  studSpacingInches: 24,
  studGauge: 18,
  openings: [1, 2].flatMap((story) => [
    opening(story, 0, 'window', 5, 5),
    opening(story, 0, story === 1 ? 'door' : 'window', 17, 3),
    opening(story, 0, 'window', 28, 6),
    opening(story, 1, 'window', 4.5, 5),
  ]),
  roof: { form: 'gable', pitchIn12: 5, overhangFeet: 1 },
})

/** A volumetric module on a crane's hook: the upper box, with floor and walls, above the one it is set on. */
export function moduleLift(form: DrawingForm): Drawing {
  const members = frameModel(BOXES).members.filter(({ assembly: { part } }) => part === 'exterior-wall' || part === 'floor')
  const box = members.filter(({ assembly }) => assembly.story === 2)
  const lines = members.flatMap((member) => lineOf(member, member.assembly.story === 2 ? LIFT.box : 0))
  const top = storyBaseFeet(BOXES, 2) + BOXES.wallHeightFeet + LIFT.box
  const seat = storyBaseFeet(BOXES, 1) + BOXES.wallHeightFeet
  const corners = BOXES.outline.map((corner) => ({ ...corner, z: top }))
  const hook = projectIsometric({ x: LENGTH / 2, y: WIDTH / 2, z: top + LIFT.hook })
  const plumb = BOXES.outline.map((corner) => ({
    kind: 'hidden' as const,
    from: projectIsometric({ ...corner, z: seat }),
    to: projectIsometric({ ...corner, z: storyBaseFeet(BOXES, 2) + LIFT.box - 1 }),
  }))
  const slings = corners.map((corner) => ({ kind: 'edge' as const, from: projectIsometric(corner), to: hook }))
  const pounds = Math.round(box.reduce((sum, { weightPounds }) => sum + weightPounds, 0))
  const size = `${feetInches(LENGTH)} × ${feetInches(WIDTH)}`
  const face = [0, 1].map((corner) => BOXES.outline[corner] ?? { x: 0, y: 0 })
  return liftOnSheet(form, {
    lines: [...lines, ...plumb, ...slings],
    hook,
    face: [...face.map((at) => ({ ...at, z: top })), ...face.toReversed().map((at) => ({ ...at, z: top - BOXES.wallHeightFeet }))].map(
      projectIsometric,
    ),
    title: `A box of a modular house on the hook of a crane, over the one it is set on: ${size}, ${figure(box.length)} pieces, ${figure(pounds)} pounds of steel`,
    head: 'Box 2',
    words: [size, `${figure(box.length)} pieces`, `${figure(pounds)} pounds of steel`],
  })
}

function lineOf(member: Member, rise: number): PaperLine[] {
  const [wing] = wings(BOXES.outline)
  const kind = wing && isometricKind(member, wing)
  const raised = ({ x, y, z }: FramePoint) => projectIsometric({ x, y, z: z + rise })
  return kind ? [{ kind, from: raised(member.start), to: raised(member.end) }] : []
}
