import { licenseRefusal, type ReviewedJob } from '@framewell/domain/orders/engineering/license'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { NO_SHOP } from '../../network/withoutShop'
import type { Order } from '../../payload-types'
import { TODAY } from '../../platform/database/companyTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { companiesIn } from '../orderParties'

const licenseRow = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  number: z.string(),
  state: z.string(),
  expiresOn: z.string(),
  companies: z.array(z.string()),
})
export type StoredLicense = z.infer<typeof licenseRow>

/** SQL: a person belongs to an engineering firm. */
const inFirm = (person: SqlPart): SqlPart =>
  sql`exists (select from memberships m join companies c on c.id = m.company_id where m.person_id = ${person} and c.kind = 'engineer')`

/** SQL: the assigned engineer of a review `r` still belongs to an engineering firm. Otherwise the review is closed to them. */
export const ENGINEER_STAYS = sql`exists (select from people p where p.account_id = r.engineer_id and ${inFirm(sql`p.id`)})`

/** SQL: the assigned engineer of a review `r` may approve its order `o` today, as `licenseRefusal` decides. */
export const MAY_APPROVE = sql`exists (select from engineer_licenses l join people p on p.id = l.person_id join zip_codes z on z.zip = o.site_zip
  where l.id = r.license_id and p.account_id = r.engineer_id and l.state::text = z.state::text and l.expires_on >= ${TODAY} and ${inFirm(sql`p.id`)}
    and not exists (select from memberships n left join fabricators f on f.id = o.fabricator_id and not ${NO_SHOP}
      where n.person_id = p.id and n.company_id in (o.company_id, f.company_id)))`

/** Licenses of members of engineering firms; with an ID only that one. */
export async function licensesOf(req: PayloadRequest, id: string | null = null): Promise<readonly StoredLicense[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select l.id::text, p.account_id::text as account, l.name, l.number, l.state::text, l.expires_on as "expiresOn",
      array(select company_id::text from memberships where person_id = p.id) as companies
    from engineer_licenses l join people p on p.id = l.person_id
    where p.account_id is not null and (${id}::uuid is null or l.id = ${id}::uuid)
      and ${inFirm(sql`p.id`)}
    order by l.name, l.state, l.id`)
  return z.array(licenseRow).parse(rows)
}

/** What an order asks of its engineer today. */
export async function reviewedJob(req: PayloadRequest, order: Order): Promise<ReviewedJob> {
  const { builder, shop } = await companiesIn(req, order)
  return { state: await siteState(req, order), parties: shop ? [builder, shop] : [builder] }
}

async function siteState(req: PayloadRequest, { siteZip }: Order): Promise<string | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select state from zip_codes where zip = ${siteZip}`)
  return rows[0] ? z.object({ state: z.string() }).parse(rows[0]).state : null
}

/** Licenses whose holders may review an order today. */
export async function licensesFor(req: PayloadRequest, order: Order, today: string): Promise<readonly StoredLicense[]> {
  const job = await reviewedJob(req, order)
  return (await licensesOf(req)).filter((license) => licenseRefusal(license, job, today) === undefined)
}
