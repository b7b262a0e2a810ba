import type { FramePoint } from '@framewell/domain/framing/member'
import type { Surface } from './Surface'

/** Random numbers from 0 to 1, the same for the same seed: a picture made again shows the same plants. */
export function randoms(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Crown {
  readonly center: FramePoint
  /** Half its width and half its height, in feet. */
  readonly radius: number
  readonly height: number
  readonly leaves: number
  readonly leafFeet: number
}

/** Leaves through the outer half of an ellipsoid. */
export function addLeaves(surface: Surface, { center, radius, height, leaves, leafFeet }: Crown, random: () => number): void {
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const turn = random() * 2 * Math.PI
    const up = random() * 2 - 1
    const flat = Math.sqrt(1 - up * up)
    const away = 0.55 + 0.45 * Math.sqrt(random())
    const x = center.x + Math.cos(turn) * flat * radius * away
    const y = center.y + Math.sin(turn) * flat * radius * away
    const z = center.z + up * height * away
    const [tilt, heading] = [random() * Math.PI, random() * 2 * Math.PI]
    const u = { x: Math.cos(heading) * leafFeet, y: Math.sin(heading) * leafFeet, z: Math.sin(tilt) * leafFeet * 0.5 }
    const v = {
      x: -Math.sin(heading) * leafFeet * 0.5 * Math.cos(tilt),
      y: Math.cos(heading) * leafFeet * 0.5 * Math.cos(tilt),
      z: Math.sin(tilt) * leafFeet * 0.6,
    }
    surface.quad(
      { x, y, z },
      { x: x + u.x, y: y + u.y, z: z + u.z },
      { x: x + u.x + v.x, y: y + u.y + v.y, z: z + u.z + v.z },
      { x: x + v.x, y: y + v.y, z: z + v.z },
    )
  }
}

/** A tree of several crowns on a trunk with branches; feet. */
export function addTree(leaf: Surface, bark: Surface, foot: FramePoint, heightFeet: number, random: () => number): void {
  const trunk = heightFeet * 0.42
  addLimb(bark, foot, { x: foot.x + (random() - 0.5), y: foot.y + (random() - 0.5), z: foot.z + trunk }, heightFeet * 0.016)
  const crowns = 11
  for (let crown = 0; crown < crowns; crown += 1) {
    const turn = (crown / crowns) * 2 * Math.PI * 2.4 + random()
    const level = 0.42 + 0.5 * (crown / crowns)
    const reach = heightFeet * 0.23 * Math.sin(Math.PI * (0.25 + 0.72 * (crown / crowns))) * (0.7 + 0.5 * random())
    const center = { x: foot.x + Math.cos(turn) * reach, y: foot.y + Math.sin(turn) * reach, z: foot.z + heightFeet * level }
    addLimb(bark, { ...foot, z: foot.z + trunk * (0.55 + 0.4 * (crown / crowns)) }, center, heightFeet * 0.005)
    const radius = heightFeet * (0.13 + 0.07 * random())
    addLeaves(leaf, { center, radius, height: radius * 0.8, leaves: 1300, leafFeet: 0.46 }, random)
  }
}

function addLimb(surface: Surface, from: FramePoint, to: FramePoint, radius: number): void {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  for (const [index, [x, y]] of corners.entries()) {
    const [nx, ny] = corners[(index + 1) % 4] ?? corners[0]
    surface.quad(
      { x: from.x + x * radius, y: from.y + y * radius, z: from.z },
      { x: from.x + nx * radius, y: from.y + ny * radius, z: from.z },
      { x: to.x + nx * radius * 0.5, y: to.y + ny * radius * 0.5, z: to.z },
      { x: to.x + x * radius * 0.5, y: to.y + y * radius * 0.5, z: to.z },
    )
  }
}
