import { catalogCalls as calls } from '@framewell/domain/catalog/calls'
import { tableStamp } from '../platform/database/tableStamp'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { getPriceBook } from './getPriceBook'
import { CATALOG_STAMP, listPlans } from './listPlans'

export const catalogCalls = bindCalls(calls, {
  listPlans: { run: listPlans, stamp: CATALOG_STAMP },
  getPriceBook: { run: getPriceBook, stamp: tableStamp('price_book_versions') },
})
