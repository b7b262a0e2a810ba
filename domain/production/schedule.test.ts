import { describe, expect, it } from 'vitest'
import { tooSoonText } from '../network/leadTime'
import { INITIAL_ROUTING_POLICY } from '../network/routingPolicy'
import { longDate } from '../quotes/quoteWords'
import { MILESTONE_IDS, productionProgress } from './milestones'
import { milestonesFrom, moveMilestone, requestedMilestones } from './schedule'

const start = new Date('2026-03-02T15:00:00Z')
const statuses = (milestones: readonly { readonly status: string }[] | undefined) => milestones?.map(({ status }) => status)

describe('milestones', () => {
  it('of a request have not started and have no dates', () => {
    expect(statuses(requestedMilestones())).toEqual(MILESTONE_IDS.map(() => 'pending'))
    expect(requestedMilestones().every(({ completedDate, estimatedDate }) => completedDate === null && estimatedDate === null)).toBe(true)
    expect(productionProgress(requestedMilestones())).toBe(0)
  })

  it('start with the design review in progress and end on the earliest day of any order', () => {
    const milestones = milestonesFrom(start, INITIAL_ROUTING_POLICY)
    expect(statuses(milestones)).toEqual(['in-progress', 'pending', 'pending', 'pending', 'pending'])
    expect(milestones.map(({ id }) => id)).toEqual([...MILESTONE_IDS])
    const days = milestones.map(({ estimatedDate }) => estimatedDate ?? '')
    expect(days).toEqual(days.toSorted())
    expect(tooSoonText(start, INITIAL_ROUTING_POLICY)).toContain(longDate(days.at(-1) ?? ''))
  })

  it('count completed ones fully and the one in progress half', () => {
    const sample = (['completed', 'completed', 'in-progress', 'pending', 'pending'] as const).map((status) => ({ status }))
    expect(productionProgress(sample)).toBe(50)
    expect(productionProgress([])).toBe(0)
  })

  it('complete in order, each starting the next', () => {
    const first = moveMilestone(milestonesFrom(start, INITIAL_ROUTING_POLICY), 'design-review', 'completed', start)
    expect(statuses(first)).toEqual(['completed', 'in-progress', 'pending', 'pending', 'pending'])
    expect(first?.[0]).toMatchObject({ completedDate: '2026-03-02', estimatedDate: null })
  })

  it('are completed and expected on days in Eastern Time, late in the evening too', () => {
    const evening = new Date('2026-03-03T03:00:00Z')
    expect(milestonesFrom(evening, INITIAL_ROUTING_POLICY)).toEqual(milestonesFrom(start, INITIAL_ROUTING_POLICY))
    expect(moveMilestone(milestonesFrom(start, INITIAL_ROUTING_POLICY), 'design-review', 'completed', evening)?.[0]?.completedDate).toBe(
      '2026-03-02',
    )
  })

  it("can't be skipped or moved back", () => {
    const milestones = milestonesFrom(start, INITIAL_ROUTING_POLICY)
    expect(moveMilestone(milestones, 'shipped-site', 'completed', start)).toBeUndefined()
    const first = moveMilestone(milestones, 'design-review', 'completed', start)
    expect(moveMilestone(first ?? [], 'design-review', 'in-progress', start)).toBeUndefined()
  })
})
