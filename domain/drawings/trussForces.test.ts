import { describe, expect, it } from 'vitest'
import { trussForces } from './trussForces'

const truss = (spanFeet: number) => trussForces({ spanFeet, pitchIn12: 6, spacingFeet: 2, loadPsf: 35 })

describe('truss forces', () => {
  it.each([12, 24, 36])('balance at every joint over %i feet', (span) => {
    const { nodes, bars, reactionPounds } = truss(span)
    const total = 35 * 2 * span
    expect(reactionPounds * 2).toBe(total)
    const last = nodes.findIndex(({ x }) => x === span)
    const plumb = nodes.map((node, joint) =>
      bars.reduce((sum, bar) => {
        const other = nodes[bar.from === joint ? bar.to : bar.from]
        if ((bar.from !== joint && bar.to !== joint) || !other) return sum
        return sum + (bar.pounds * (other.y - node.y)) / Math.hypot(other.x - node.x, other.y - node.y)
      }, 0),
    )
    // The bars' uplift at the joints equals the load there; the supports carry the rest.
    const supports = (plumb[0] ?? 0) + (plumb[last] ?? 0)
    const lifted = plumb.reduce((sum, force) => sum + force, 0) - supports
    expect(Math.abs(lifted + supports)).toBeLessThan(span)
  })

  it('compress the top chord and stretch the bottom chord, symmetrically', () => {
    const { bars } = truss(24)
    expect(bars.filter(({ part }) => part === 'top').every(({ pounds }) => pounds < 0)).toBe(true)
    expect(bars.filter(({ part }) => part === 'bottom').every(({ pounds }) => pounds > 0)).toBe(true)
    const bottom = bars.filter(({ part }) => part === 'bottom').map(({ pounds }) => pounds)
    expect(bottom).toEqual(bottom.toReversed())
    // By hand: half the load less the eave's own eighth, over the tangent of 6 in 12.
    expect(bottom[0]).toBe((840 - 210) * 2)
  })
})
