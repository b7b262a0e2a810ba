import fc from 'fast-check'
import { expect, it } from 'vitest'
import { actorsInTurn } from './actorsInTurn'

const ACTORS = ['stranger', 'builder', 'partner', 'operator', 'editor']
const sidesOf = (rule: { readonly who: readonly string[] }) => ({
  admitted: ACTORS.filter((actor) => rule.who.includes(actor)),
  refused: ACTORS.filter((actor) => !rule.who.includes(actor)),
})
const rulesArbitrary = fc.array(fc.record({ who: fc.subarray(ACTORS) }), { maxLength: 20 })

it('asks each rule from both sides, and every kind of rule by everybody', () => {
  fc.assert(
    fc.property(rulesArbitrary, (rules) => {
      const asking = actorsInTurn(rules, sidesOf, false)
      const asked = new Set<string>()
      for (const rule of rules) {
        const { admitted, refused } = sidesOf(rule)
        const actors = asking.get(rule) ?? []
        for (const side of [admitted, refused]) expect(actors.some((actor) => side.includes(actor))).toBe(side.length > 0)
        for (const actor of actors) asked.add(`${rule.who}|${actor}`)
      }
      expect([...asked].sort()).toEqual([...new Set(rules.flatMap(({ who }) => ACTORS.map((actor) => `${who}|${actor}`)))].sort())
    }),
  )
})

it('asks every rule by everybody in a full run', () => {
  const rules = [{ who: ['builder'] }, { who: ['builder'] }]
  for (const actors of actorsInTurn(rules, sidesOf, true).values()) expect([...actors].sort()).toEqual([...ACTORS].sort())
})
