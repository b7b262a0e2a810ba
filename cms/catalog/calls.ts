import { getPriceBook as getPriceBookCall } from '@framewell/domain/catalog/getPriceBook'
import { listPlans as listPlansCall } from '@framewell/domain/catalog/listPlans'
import { tableStamp } from '../database/tableStamp'
import { bindCall } from '../http/bindCall'
import { getPriceBook } from './getPriceBook'
import { CATALOG_STAMP, listPlans } from './listPlans'

export const catalogCalls = [
  bindCall(listPlansCall, listPlans, { stamp: CATALOG_STAMP }),
  bindCall(getPriceBookCall, getPriceBook, { stamp: tableStamp('price_book_versions') }),
]
