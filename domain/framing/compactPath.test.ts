import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { compactPath } from './compactPath'
import { frameElevation } from './frameElevation'
import { frameIsometric } from './frameIsometric'
import { frameModel } from './frameModel'
import { framePlan } from './framePlan'

const paths = INITIAL_PLANS.flatMap(({ layout }) => {
  const model = frameModel(layout)
  return [frameIsometric(model), frameElevation(model, 'front'), framePlan(model, 1)].flatMap((drawing) => drawing.paths)
})

/** The absolute points that a path of straight lines and arcs visits, to 0.01. */
function points(d: string): string[] {
  const visited: string[] = []
  let [x, y, left, top] = [0, 0, 0, 0]
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const steps = 'hvA'.includes(command)
      ? [numbers.slice(-2)]
      : numbers.flatMap((a, at) => (at % 2 === 0 ? [[a, numbers[at + 1] ?? 0]] : []))
    if (command === 'Z') [x, y] = [left, top]
    for (const [a = 0, b = 0] of steps) {
      if (command === 'h') x += a
      else if (command === 'v') y += a
      else [x, y] = command === 'm' || command === 'l' ? [x + a, y + b] : [a, b]
      visited.push(`${(Math.round(x * 100) / 100 || 0).toFixed(2)} ${(Math.round(y * 100) / 100 || 0).toFixed(2)}`)
    }
    if (command === 'M' || command === 'm') [left, top] = [x, y]
  }
  return visited
}

it('visits the same points and is not changed by a second pass', () => {
  for (const { d } of paths) {
    const compact = compactPath(d)
    expect(points(compact)).toEqual(points(d))
    expect(compactPath(compact)).toBe(compact)
  }
})

it('is shorter, with far fewer different lines', () => {
  const all = paths.map(({ d }) => d).join('')
  const compact = paths.map(({ d }) => compactPath(d)).join('')
  expect(compact.length).toBeLessThan(all.length * 0.95)
  const different = (d: string) => new Set(d.match(/[Mm][^Mm]+/g)).size
  expect(different(compact)).toBeLessThan(different(all) * 0.7)
})

it('leaves other shapes as they are, with the start after them', () => {
  expect(compactPath('M1 2L3 4A5 5 0 0 1 6 7M8 9h1M8 10h1')).toBe('M1 2L3 4A5 5 0 0 1 6 7M8 9h1m-1 1h1')
  expect(compactPath('M1 1L2 2L3 1ZM1 -0.25v0.5M1 0l-0.5 -2')).toBe('M1 1L2 2L3 1ZM1-.25v0.5m0-.25l-.5-2')
  expect(compactPath('')).toBe('')
})
