import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { OrthographicCamera, Vector2 } from 'three'
import { describe, expect, it } from 'vitest'
import { panelsOf, sceneLook, shownPanels, WHOLE_FRAME } from './frameLook'
import { steelMesh } from './frameMeshes'
import { steelTone } from './steelTone'
import { tappedInstance } from './tappedInstance'

const TONES = {
  wall: '#111111',
  partition: '#222222',
  roof: '#333333',
  floor: '#444444',
  brace: '#555555',
  strap: '#666666',
  slab: '#777777',
  light: '#008800',
  heavy: '#888800',
  overloaded: '#880000',
  unrated: '#888888',
  picked: '#880088',
}

describe.each(INITIAL_PLANS)('$name, looked at', ({ layout }) => {
  const model = frameModel(layout)
  const look = (chosen: object) => sceneLook(model, { ...WHOLE_FRAME, ...chosen }, steelTone, null)

  it('has every member in one panel, and all of them by default', () => {
    expect(panelsOf(model).flatMap(({ members }) => members)).toHaveLength(model.members.length)
    expect(new Set(look({}).members)).toEqual(new Set(model.members))
    expect([...look({}).offsets.values()].every(({ x, y, z }) => x === 0 && y === 0 && z === 0)).toBe(true)
  })

  it('is set panel by panel from the ground up, without the layers that are off', () => {
    const panels = panelsOf(model)
    for (const set of [1, Math.floor(panels.length / 2), panels.length])
      expect(shownPanels(model, { ...WHOLE_FRAME, panelsSet: set })).toEqual(panels.slice(0, set))
    expect(panels.map(({ story }) => story)).toEqual(panels.map(({ story }) => story).sort((a, b) => a - b))
    const walls = look({ hidden: ['truss', 'roof', 'floor'] }).members
    expect(walls.length).toBeGreaterThan(100)
    expect(walls.every(({ assembly }) => assembly.part.endsWith('wall'))).toBe(true)
  })

  it('moves each panel away from the middle of the frame, as far as it is from it', () => {
    const { offsets } = look({ exploded: 1 })
    for (const { mark, middle } of panelsOf(model)) expect(offsets.get(mark)?.z).toBeCloseTo(middle.z)
    const placed = new Set([...offsets.values()].map(({ x, y, z }) => [x, y, z].map((value) => value.toFixed(3)).join()))
    const middles = new Set(panelsOf(model).map(({ middle: { x, y, z } }) => [x, y, z].map((value) => value.toFixed(3)).join()))
    expect(placed.size).toBe(middles.size)
  })

  it('picks the nearest member that the section leaves', () => {
    const camera = new OrthographicCamera(-100, 100, 100, -100, 0.1, 1000)
    const { members } = look({})
    const studs = members.filter(({ role, assembly }) => role === 'stud' && assembly.outward?.y === -1)
    const stud = studs[Math.floor(studs.length / 2)]
    if (!stud) throw new Error('The front wall has no stud')
    // From the front, at the stud's middle height.
    const height = (stud.start.z + stud.end.z) / 2
    camera.position.set(stud.start.x, height, 300)
    camera.lookAt(stud.start.x, height, 0)
    camera.updateMatrixWorld()
    const whole = steelMesh(members, TONES)
    const found = tappedInstance(whole, camera, new Vector2(0, 0))
    expect(found === undefined ? undefined : members[found]?.assembly.outward).toEqual({ x: 0, y: -1 })

    const cut = sceneLook(model, { ...WHOLE_FRAME, cut: { axis: 'y', share: 0.5 } }, steelTone, null)
    const behind = tappedInstance(steelMesh(cut.members, TONES, cut), camera, new Vector2(0, 0))
    const member = behind === undefined ? undefined : cut.members[behind]
    expect(member?.assembly.outward).not.toEqual({ x: 0, y: -1 })
  })
})
