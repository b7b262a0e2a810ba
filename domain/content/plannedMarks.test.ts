import { expect, it } from 'vitest'
import { plannedMarks } from './plannedMarks'
import type { Schedule } from './schedules'

const obstacles = [{ path: 'sections.0.text', place: 'Section 1, Text', message: 'is empty.' }]
const schedule: Schedule = {
  jobId: 'j1',
  collection: 'pages',
  id: 'p1',
  title: 'Terms',
  what: 'publish',
  at: '2026-12-01T14:00:00.000Z',
  by: 'Erin Vale',
  obstacles: [],
  failed: false,
}
const marksOf = (...schedules: Schedule[]) => plannedMarks('p1', { schedules, releases: [] }, (iso) => iso).map(({ words }) => words)

it('says what is scheduled, and whether it would fail', () => {
  expect(marksOf(schedule)).toEqual(['Scheduled'])
  expect(marksOf({ ...schedule, obstacles })).toEqual(['Scheduled', 'Would fail'])
})

it("does not call a failed publication scheduled, whatever the page's state", () => {
  expect(marksOf({ ...schedule, failed: true })).toEqual(['Did not go live'])
  expect(marksOf({ ...schedule, failed: true, obstacles })).toEqual(['Did not go live'])
  expect(marksOf({ ...schedule, failed: true, what: 'unpublish' })).toEqual(['Did not leave'])
  expect(marksOf({ ...schedule, failed: true }, { ...schedule, jobId: 'j2' })).toEqual(['Did not go live', 'Scheduled'])
})
