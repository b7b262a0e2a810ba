import { type BomRequest, UNKNOWN_DISTRIBUTOR } from '@framewell/domain/bom/bomRequest'
import { type BomSubject, bomSubject } from '@framewell/domain/bom/bomSubject'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { PayloadRequest } from 'payload'
import { decidedCredit } from '../credit/decidedCredit'
import { companyOf } from '../parties/companyOf'
import { CallProblem } from '../platform/http/calls/CallProblem'
import type { CallContext } from '../platform/http/calls/callContext'
import { askBill } from './askBill'
import { type BomBooks, bomBooks, bomPrices } from './bomBooks'

/** A bill as its call answers it, in JSON. */
export interface KeptBill {
  readonly text: string
}

/** Bills made from a set of books: the same request on the same day has the same bill. They go when anything in the books changes. */
const made = new WeakMap<BomBooks, Map<string, Promise<KeptBill | undefined>>>()
const MAX_KEPT = 200

/**
 * The bill of materials a request asks for, made from what is stored now.
 * @param member of the call's input that holds the request: '' or 'bom_request.'
 * @throws CallProblem invalidInput on the member that names something not offered; noDistributor when there is no price list.
 */
export async function billFor(
  { req, now, refuse }: CallContext<'noDistributor'>,
  request: BomRequest,
  member: '' | 'bom_request.' = '',
): Promise<KeptBill> {
  const books = await bomBooks(req)
  const date = companyDay(now)
  const bills = made.get(books) ?? new Map<string, Promise<KeptBill | undefined>>()
  made.set(books, bills)
  const preferred = await getsDiscount(req)
  const key = JSON.stringify([date, request, preferred])
  const { lists } = books.prices
  if (lists.length === 0) throw refuse('noDistributor')
  if (request.preferred_distributor && !lists.some(({ distributor }) => distributor.id === request.preferred_distributor)) {
    throw refused([{ path: 'preferred_distributor', message: UNKNOWN_DISTRIBUTOR }], member)
  }
  const making = bills.get(key) ?? makeAside(books, subjectFor(books, request, member), { request, preferred, date })
  const [oldest] = bills.keys()
  if (bills.size >= MAX_KEPT && oldest !== undefined) bills.delete(oldest)
  bills.set(key, making)
  const bill = await making.catch((error: unknown) => {
    bills.delete(key)
    throw error
  })
  if (!bill) throw refuse('noDistributor')
  return bill
}

async function makeAside(
  books: BomBooks,
  subject: BomSubject,
  { request, preferred, date }: { readonly request: BomRequest; readonly preferred: boolean; readonly date: string },
): Promise<KeptBill | undefined> {
  const { terms } = bomPrices(books, books.priceBook, preferred)
  const answer = await askBill(books, terms, date, { what: 'bill', subject, distributorId: request.preferred_distributor })
  if (!('bill' in answer)) throw new TypeError('The thread answered another order')
  return answer.bill === undefined ? undefined : { text: answer.bill }
}

/** Whether a request is made for a company whose approved tier is Preferred or Premium. */
export async function getsDiscount(req: PayloadRequest): Promise<boolean> {
  const company = await companyOf(req, 'builder')
  const decision = company ? await decidedCredit(req, company.id) : undefined
  return decision?.status === 'approved' && (decision.tier === 'Preferred' || decision.tier === 'Premium')
}

/** @throws CallProblem invalidInput on the member that names something not offered. */
export function subjectFor({ plans, priceBook }: BomBooks, request: BomRequest, member: '' | 'bom_request.'): BomSubject {
  const resolved = bomSubject(request, plans, priceBook)
  if (!resolved.ok) throw refused(resolved.refusals, member)
  return resolved.subject
}

function refused(refusals: readonly { readonly path: string; readonly message: string }[], member: string): CallProblem {
  return new CallProblem('invalidInput', { fields: refusals.map(({ path, message }) => ({ path: member + path, message })) })
}
