import type { getPriceBook as getPriceBookCall } from '@framewell/domain/catalog/getPriceBook'
import type { Operation } from '../platform/http/calls/bindCall'
import { currentPriceBook } from './priceBooks'

/** The current prices, for the configurators' running totals. */
export const getPriceBook: Operation<typeof getPriceBookCall> = async ({ req }) => ({ priceBook: await currentPriceBook(req) })
