import { passedDay } from '@framewell/domain/dates/neededDay'
import { notPlannedYet } from '@framewell/domain/network/leadTime'
import { CallProblem } from '../platform/http/calls/CallProblem'

/** @throws CallProblem invalidInput on the fields whose days have passed or are after the planned weeks @param days by their fields */
export function refuseUnplanned(days: Readonly<Record<string, string | null | undefined>>, now: Date): void {
  const fields = Object.entries(days).flatMap(([path, day]) => {
    const message = passedDay(day, now) ?? notPlannedYet(day, now)
    return message ? [{ path, message }] : []
  })
  if (fields.length > 0) throw new CallProblem('invalidInput', { fields })
}
