import { randomUUID } from 'node:crypto'
import { OPEN_STATUSES } from '@framewell/domain/orders/stages'
import type { PersonalArea } from '@framewell/domain/privacy/calls'
import { ANONYMOUS_NAME, anonymousAddress, erasureObstacles } from '@framewell/domain/privacy/policy'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isLastSuperAdmin } from '../accounts/guardAccounts'
import { recordAudit } from '../platform/audit/recordAudit'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import type { FieldEnd, PersonalRows } from '../platform/privacy/personalData'
import { endSessions } from '../platform/sessions/sessions'
import { type FoundPerson, recordName } from './findPerson'
import { isKept, personalAreas, readRows } from './readPersonalData'
import { whoseRows } from './whoseRows'

const factsSchema = z.object({ openOrders: z.number(), companies: z.array(z.string()) })
const texts = (values: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** What must be settled before the person can be deleted. */
export async function obstaclesOf(req: PayloadRequest, { account }: FoundPerson): Promise<string[]> {
  if (!account) return []
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select (select count(*)::int from orders where placed_by_id = ${account} and status::text in ${texts(OPEN_STATUSES)}) as "openOrders",
      (select coalesce(json_agg(c.name order by c.name), '[]') from memberships m join people p on p.id = m.person_id
         join companies c on c.id = m.company_id
       where p.account_id = ${account} and m.role = 'owner'
         and not exists (select from memberships other join people op on op.id = other.person_id
           where other.company_id = c.id and other.role = 'owner' and op.account_id is not null and op.account_id <> ${account})
         and (exists (select from orders o left join fabricators f on f.id = o.fabricator_id
                where o.status::text in ${texts(OPEN_STATUSES)} and (o.company_id = c.id or f.company_id = c.id))
           or exists (select from invoices i where i.company_id = c.id and i.status = 'open'))) as companies`)
  const { openOrders, companies } = factsSchema.parse(rows[0])
  return erasureObstacles({
    self: req.user?.id === account,
    lastSuperAdmin: await isLastSuperAdmin(req, account),
    openOrders,
    companiesWithoutOwner: companies,
  })
}

export interface Deleted {
  readonly areas: PersonalArea[]
  /** Files in the store; they go after the transaction commits. */
  readonly files: readonly string[]
}

/** Deletes a person, or makes anonymous what must stay, on record. Run it in a transaction, without obstacles (`obstaclesOf`). */
export async function deletePerson(
  req: PayloadRequest,
  declared: readonly PersonalRows[],
  person: FoundPerson,
  reason: string,
): Promise<Deleted> {
  const areas = await personalAreas(req, declared, person)
  const files: string[] = []
  if (person.account) await endSessions(req, person.account)
  const id = randomUUID()
  for (const rows of declared) {
    const { ends, file } = rows
    if (file && ends === 'delete') files.push(...(await readRows(req, rows, person)).map(file))
    await endRows(req, rows, person, id)
  }
  await recordAudit(req, {
    action: 'personal-data-delete',
    subjectType: 'personal-data',
    subjectId: recordName(person),
    after: { areas: areas.map(({ area, rows, end }) => ({ area, rows, end })), files: files.length },
    reason,
  })
  return { areas, files }
}

async function endRows(req: PayloadRequest, rows: PersonalRows, person: FoundPerson, id: string): Promise<void> {
  const db = await transactionOf(req)
  const { table, ends, endedBy } = rows
  if (endedBy) {
    const addresses = sql`array${texts(person.addresses)}`
    await db.execute(sql`select ${sql.identifier(endedBy)}(${addresses}, ${ANONYMOUS_NAME}, ${anonymousAddress(id)})`)
    return
  }
  const where = whoseRows(rows, person)
  if (ends === 'delete') {
    await db.execute(sql`delete from ${sql.identifier(table)} where ${where}`)
    return
  }
  const changes = Object.entries(ends).flatMap(([column, end]) => {
    const value = valueAfter(end, id)
    return value === null ? [] : [sql`${sql.identifier(column)} = ${value}`]
  })
  if (changes.length > 0) await db.execute(sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)} where ${where}`)
}

/** A field's new value; null for one that stays. */
function valueAfter(end: FieldEnd, id: string): SqlPart | null {
  if (isKept(end)) return null
  if (typeof end === 'object') return sql`${end.becomes}`
  const values = {
    name: sql`${ANONYMOUS_NAME}`,
    address: sql`${anonymousAddress(id)}`,
    erase: sql`null`,
    end: sql`now()`,
  } as const
  return values[end]
}
