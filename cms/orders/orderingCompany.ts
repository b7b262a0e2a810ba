import type { SourceInput } from '@framewell/domain/orders/placing'
import type { OwnCompany } from '@framewell/domain/parties/company'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { companiesOf } from '../parties/companyOf'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import type { Refusing } from '../platform/http/calls/callContext'

/**
 * The company that orders a source: of the person's companies the one that owns it, otherwise the first.
 * @throws CallProblem noCompany for a person who belongs to none that builds
 */
export async function orderingCompany({ req, refuse }: Refusing<'noCompany'>, source: SourceInput): Promise<OwnCompany> {
  const own = (await companiesOf(req)).filter(({ kind }) => kind === 'builder')
  const [first] = own
  if (!first) throw refuse('noCompany')
  if (own.length === 1) return first
  const owner = await ownerOf(req, source)
  return own.find(({ id }) => id === owner) ?? first
}

async function ownerOf(req: PayloadRequest, { kind, id }: SourceInput): Promise<string | null> {
  if (kind === 'configuration') return null
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select company_id as owner from ${OWNED[kind](id)}`)
  return z.array(z.object({ owner: z.string().nullable() })).parse(rows)[0]?.owner ?? null
}

const OWNED: Readonly<Record<Exclude<SourceInput['kind'], 'configuration'>, (id: string) => SqlPart>> = {
  quote: (id) => sql`issued_quotes where id = ${id}`,
  production: (id) => sql`plan_productions where id = ${id}`,
  lot: (id) => sql`developments where lots @> ${JSON.stringify([{ id }])}::jsonb`,
}
