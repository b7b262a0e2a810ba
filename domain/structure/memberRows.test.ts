import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { checkFrame } from './checkFrame'
import { checkSummary } from './checkSummary'
import { MEMBER_RESULTS, memberRows, memberWords } from './memberRows'

describe.each(INITIAL_PLANS)('the members of $name', ({ layout }) => {
  const model = frameModel(layout)
  const check = checkFrame(model, { windMph: 139, exposure: 'C', snowPsf: 70 })
  const rows = memberRows(check)

  it('are one row each, counted as the summary counts them', () => {
    const { memberCount, computedCount, failingCount } = checkSummary(check)
    expect(new Set(rows.map(({ member }) => member)).size).toBe(rows.length)
    expect(rows).toHaveLength(memberCount)
    expect(rows.filter(({ result }) => result === 'overloaded')).toHaveLength(failingCount)
    expect(rows.filter(({ worst }) => worst)).toHaveLength(computedCount)
  })

  it('come overloaded first, the greatest ratio first, each with its check or the reason for none', () => {
    const places = rows.map(({ result }) => MEMBER_RESULTS.indexOf(result))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const row of rows) {
      const words = memberWords(row)
      if (row.worst) expect(words).toMatch(/\d+\.\d\d of the allowable\. /)
      else expect(words).toBe(row.reason)
      expect(words.includes('Then ') || words.includes('No standard change')).toBe(row.result === 'overloaded')
    }
  })
})
