import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { checkFrame } from './checkFrame'
import { checkSummary, failureWords } from './checkSummary'
import { notCalculated } from './notCalculated'
import { DESIGN_SITE } from './site'
import { fails, isComputed } from './verdict'

describe.each(INITIAL_PLANS)('the summary of $name', ({ layout }) => {
  const model = frameModel(layout)
  const check = checkFrame(model, { windMph: 139, exposure: 'C', snowPsf: 70 })
  const summary = checkSummary(check)

  it('counts every member once, as computed or with the reason why not', () => {
    expect(summary.memberCount).toBe(model.members.length)
    const open = summary.unchecked.reduce((sum, { count }) => sum + count, 0)
    expect(summary.computedCount + open).toBeGreaterThanOrEqual(summary.memberCount)
  })

  it('says each sentence of the reasons once, with the members it is about', () => {
    const sentences = summary.unchecked.map(({ reason }) => reason)
    expect(new Set(sentences).size).toBe(sentences.length)
    for (const { reason, count } of summary.unchecked) {
      expect(reason).toMatch(/^[A-Z\d].*\.$/)
      expect(reason).not.toMatch(/\. [A-Z]/)
      expect(reason).not.toMatch(/\bNo\.$/)
      const about = check.verdicts.filter((verdict) => !isComputed(verdict) && verdict.reason.includes(reason))
      expect(new Set(about.map(({ member }) => member)).size, reason).toBe(count)
    }
  })

  it('names every failing member in one group, the worst first', () => {
    const failing = new Set(
      check.verdicts
        .filter(isComputed)
        .filter(fails)
        .map(({ member }) => member),
    )
    expect(new Set(summary.failures.flatMap(({ members }) => members))).toEqual(failing)
    expect(summary.failingCount).toBe(failing.size)
    const ratios = summary.failures.map(({ worst }) => worst.ratio)
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a))
    for (const group of summary.failures) expect(failureWords(group)).toMatch(/^[A-Z].*: .*, \d+\.\d\d of the allowable \(.+\)\.$/)
  })
})

it('has no computed member beyond the checks’ limits', () => {
  const [bova] = INITIAL_PLANS
  if (!bova) throw new Error('The Bova is missing')
  const summary = checkSummary(checkFrame(frameModel(bova.layout), { ...DESIGN_SITE, windMph: 150 }))
  expect(summary.computedCount).toBe(0)
  expect(summary.unchecked.map(({ reason }) => reason)).toEqual(['Wind of 150 mph needs an engineer; the checks end below 140 mph.'])
})

it('still lists what no calculation covers', () => {
  expect(notCalculated()).toEqual(
    expect.arrayContaining(['trusses', 'seismic', 'connections', 'uplift below the top tracks', 'anchorage', 'foundation']),
  )
  // Uplift is computed down to the screws of studs and headers.
  for (const covered of ['member strength', 'uplift and anchorage']) expect(notCalculated()).not.toContain(covered)
})
