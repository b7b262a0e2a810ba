import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreOf } from './routeProject'
import { undominated, type WeighableShop } from './undominated'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const anyShops = fc
  .array(fc.record({ parts: fc.record({ proximity: part, capacity: part, quality: part, price: part }), preferred: fc.boolean() }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((shops): WeighableShop[] => shops.map((shop, at) => ({ ...shop, id: String(at).padStart(3, '0') })))
const anyPolicy = fc.record({ weights: fc.record({ proximity: part, capacity: part, quality: part, price: part }), tierBonus: part })

describe('the shops that some weights could choose', () => {
  it('include the best under any weights and bonus', () => {
    fc.assert(
      fc.property(anyShops, anyPolicy, (shops, policy) => {
        fc.pre(Object.values(policy.weights).some((weight) => weight > 0))
        const best = (of: readonly WeighableShop[]) => Math.max(...of.map(({ parts, preferred }) => scoreOf(parts, preferred, policy)))
        expect(best(undominated(shops))).toBeCloseTo(best(shops), 9)
      }),
    )
  })

  it('include one of two equal shops, and none that is dominated in every part', () => {
    const parts = { proximity: 0.5, capacity: 0.5, quality: 0.5, price: 0.5 }
    const twins = ['b', 'a'].map((id) => ({ id, parts, preferred: false }))
    const worse = { id: '0', parts: { ...parts, price: 0.4 }, preferred: false }
    const preferred = { ...worse, id: 'p', preferred: true }
    expect(undominated([...twins, worse, preferred]).map(({ id }) => id)).toEqual(['p', 'a'])
  })
})
