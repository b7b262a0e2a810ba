import type { CallErrorCode } from '@framewell/domain/http/defineCall'
import type {
  CalendarWeek,
  getCapacity as getCapacityCall,
  setCapacityWeek as setCapacityWeekCall,
} from '@framewell/domain/network/capacityCalls'
import { changeWeek } from '@framewell/domain/network/capacityChange'
import { type CapacityWeek, type WeekStart, weekStartOf } from '@framewell/domain/network/capacityWeek'
import type { RoutableShop } from '@framewell/domain/network/routeProject'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Fabricator } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import type { CallContext } from '../platform/http/calls/callContext'
import { lockedRow } from './lockedRow'
import { routableShops } from './routableShops'

const noteRows = z.array(z.object({ week: z.string(), note: z.string() }))

export const getCapacity: Operation<typeof getCapacityCall> = async ({ req, refuse, now }, { id, weeks }) => {
  const [shop] = await routableShops(req, weekStartOf(now), weeks, id)
  if (!shop) throw refuse('notFound')
  return { weeks: await withNotes(req, shop) }
}

/** A shop's calendar from a week on; empty for an unknown shop. */
export async function calendarOf(req: PayloadRequest, id: string, from: WeekStart, weeks: number): Promise<CalendarWeek[]> {
  const [shop] = await routableShops(req, from, weeks, id)
  return shop ? withNotes(req, shop) : []
}

export const setCapacityWeek: Operation<typeof setCapacityWeekCall> = async (context, week) => ({ week: await setWeek(context, week) })

type SetWeekContext = Pick<CallContext<CallErrorCode<typeof setCapacityWeekCall>>, 'req' | 'refuse' | 'now'>

/** Sets one week of a shop. Its row is locked, so that a hold and a holiday cannot both take the last units. */
export async function setWeek(
  { req, refuse, now }: SetWeekContext,
  { id, week, closedUnits, reservedUnits, note, seen }: z.output<typeof setCapacityWeekCall.input>,
): Promise<CalendarWeek> {
  const shop = await lockedRow<Fabricator>(req, 'fabricators', id)
  if (!shop) throw refuse('notFound')
  const before = await weekOf(req, id, week)
  const outcome = changeWeek(before, { week, closedUnits, reservedUnits, note, seen }, now)
  if ('refusal' in outcome) throw refuse(outcome.refusal, outcome.more)
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into capacity_weeks (fabricator_id, week, closed_units, reserved_units, note) values (${id}, ${week}::date, ${closedUnits}, ${reservedUnits}, ${note})
    on conflict (fabricator_id, week) do update set closed_units = excluded.closed_units, reserved_units = excluded.reserved_units,
      note = excluded.note, changed_at = now()`)
  await recordAudit(req, {
    action: 'capacity-set',
    subjectType: 'fabricators',
    subjectId: id,
    before: { week, closedUnits: before?.closedUnits, reservedUnits: before?.reservedUnits },
    after: { week, closedUnits, reservedUnits, note },
  })
  return outcome.week
}

async function withNotes(req: PayloadRequest, { id, weeks }: RoutableShop): Promise<CalendarWeek[]> {
  const notes = await notesOf(req, id)
  return weeks.map((week) => ({ ...week, note: notes.get(week.week) ?? '' }))
}

async function weekOf(req: PayloadRequest, id: string, week: string): Promise<CapacityWeek | undefined> {
  const [shop] = await routableShops(req, week, 1, id)
  return shop?.weeks[0]
}

async function notesOf(req: PayloadRequest, id: string): Promise<ReadonlyMap<string, string>> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select week::text, note from capacity_weeks where fabricator_id = ${id}`)
  return new Map(noteRows.parse(rows).map(({ week, note }) => [week, note]))
}
