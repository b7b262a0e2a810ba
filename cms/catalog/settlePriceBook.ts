import { priceBookContentSchema, SAME_ID } from '@framewell/domain/catalog/priceBook'
import { plainMessage } from '@framewell/domain/http/plainMessage'
import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type GlobalAfterChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { z } from 'zod'
import { lock } from '../platform/database/lock'
import { transactionOf } from '../platform/database/transactionOf'
import { nextVersion } from '../platform/versions/nextVersion'
import { OPTION_GROUPS } from './optionGroups'
import { toPriceBookContent } from './priceBookDocument'

const PRICE_BOOK_LOCK = 'price-book'

/** A seed that stores many options settles once, at its end. */
export const SETTLE_LATER = 'settlePriceBookLater'

/**
 * Makes the next version of the price book from what is stored now, in the transaction of the change; nothing if prices and texts equal the
 * newest version's, or if there are no options yet.
 * @throws ValidationError if configurators could not work with the resulting price book (a plan-quote choice is missing).
 */
export async function settlePriceBook(req: PayloadRequest): Promise<void> {
  // Before anything is read: otherwise a change that commits meanwhile would be missing.
  await lock(req, PRICE_BOOK_LOCK)
  // The operator's right was checked with the change; the system assembles the book.
  const everything = { pagination: false, depth: 0, overrideAccess: true, req } as const
  const options = await req.payload.find({ collection: 'price-options', sort: ['group', 'position', 'optionId'], ...everything })
  if (options.docs.length === 0) return
  const settings = await req.payload.findGlobal({ slug: 'price-settings', depth: 0, overrideAccess: true, req })
  const checked = priceBookContentSchema.safeParse(toPriceBookContent(options.docs, settings), { error: plainMessage })
  if (!checked.success) throw unworkable(checked.error, req)
  const plans = await req.payload.find({
    collection: 'home-plans',
    where: { offered: { equals: true } },
    sort: ['squareFeet', 'planId'],
    ...everything,
  })
  const content = {
    ...checked.data,
    plans: plans.docs.map((plan) => ({
      id: plan.planId,
      name: plan.name,
      squareFeet: plan.squareFeet,
      kitBasePriceCents: plan.kitBasePriceCents,
      developmentBasePriceCents: plan.developmentBasePriceCents ?? null,
      developmentSquareFeet: plan.developmentSquareFeet ?? null,
    })),
  }
  const database = await transactionOf(req)
  let newest = 0
  const version = await nextVersion(req, [PRICE_BOOK_LOCK], content, async () => {
    const { rows } = await database.execute(
      sql`select version::int as version, content from price_book_versions order by version desc limit 1`,
    )
    const [row] = rows
    newest = Number(row?.version ?? 0)
    return { highest: newest, inForce: row && { version: newest, content: row.content } }
  })
  if (version === newest) return
  await database.execute(sql`insert into price_book_versions (version, content) values (${version}, ${JSON.stringify(content)}::jsonb)`)
}

/** Says in one sentence which list would not work, on the field that decides it. */
function unworkable({ issues }: z.ZodError, req: PayloadRequest): ValidationError {
  const [issue = { path: [], message: 'The configurators could not work with this.' }] = issues
  const list = OPTION_GROUPS.find((group) => group.list === issue.path.slice(0, 2).join('.'))
  // Payload's toast treats text before a colon as a heading, and commas after it as a list.
  const message = list ? `${list.label.replace(':', ',')}. ${issue.message}` : issue.message
  const path = list ? (issue.message === SAME_ID ? 'optionId' : 'offered') : String(issue.path.at(-1))
  const problem = new ValidationError({ errors: [{ path, message }], req })
  // Payload's own message would only name the path, even where no form could show the sentence.
  problem.message = message
  return problem
}

export const settleAfterChange: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  if (!context[SETTLE_LATER]) await settlePriceBook(req)
  return doc
}

export const settleAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await settlePriceBook(req)
  return doc
}

export const settleAfterSettings: GlobalAfterChangeHook = async ({ doc, req, context }) => {
  if (!context[SETTLE_LATER]) await settlePriceBook(req)
  return doc
}
