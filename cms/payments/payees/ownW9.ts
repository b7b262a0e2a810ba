import { companyDay } from '@framewell/domain/dates/businessDays'
import { isOwnName } from '@framewell/domain/parties/signer'
import type { getOwnW9 as getCall, submitW9 as submitCall, W9 } from '@framewell/domain/payments/w9Calls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { companyOf } from '../../parties/companyOf'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import { makeSealer } from '../../platform/http/calls/sealer'
import { w9sOf } from './storedW9'

const { seal, open } = makeSealer('taxpayer numbers', [{ table: 'w9_forms', column: 'sealed' }])

/** A taxpayer's number for the file of 1099 totals. @throws Error if it was encrypted under a secret that is no longer known */
export const openTin = open

export const getOwnW9: Operation<typeof getCall> = async ({ req }) => ({ w9: await ownW9(req) })

/** Stores a signed W-9; it replaces the one before, which stays on file. */
export const submitW9: Operation<typeof submitCall> = async ({ req, refuse, session, now }, { tin, signature, ...form }) => {
  const company = await shopOf(req)
  if (!company) throw refuse('noShop')
  const own = session?.name ?? ''
  if (!isOwnName(signature, own))
    throw refuse('notYourName', { fields: [{ path: 'signature', message: `Sign with the name on your account, ${own}.` }] })
  const maskedTin = tin.replace(/\d(?=(\D*\d){4})/g, 'X')
  await req.payload.db.create({
    collection: 'w9-forms',
    data: {
      ...form,
      company,
      maskedTin,
      sealed: seal(tin),
      signedBy: signature,
      signerEmail: session?.email ?? '',
      signedOn: companyDay(now),
    },
    req,
    returning: false,
  })
  await recordAudit(req, {
    action: 'w9-sign',
    subjectType: 'companies',
    subjectId: company,
    after: { name: form.name, taxClass: form.taxClass, tin: maskedTin, signature },
  })
  const w9 = await ownW9(req)
  if (!w9) throw new Error('A W-9 was stored and cannot be found')
  return { w9 }
}

async function shopOf(req: PayloadRequest): Promise<string | undefined> {
  return (await companyOf(req, 'fabricator'))?.id
}

async function ownW9(req: PayloadRequest): Promise<W9 | null> {
  const company = await shopOf(req)
  if (!company) return null
  return (await w9sOf(req, sql`w.company_id = ${company}`)).get(company)?.w9 ?? null
}
