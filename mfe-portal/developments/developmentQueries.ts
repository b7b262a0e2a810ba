import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { getDevelopment, getDevelopmentBill, listDevelopments } from '@framewell/domain/developments/developmentCalls'
import type { LotInput } from '@framewell/domain/developments/lot'
import type { CallApi } from '@framewell/domain/http/callApi'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { quotedLot } from '@framewell/domain/quotes/lotQuote'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export const DEVELOPMENT_QUERIES = [...SIGNED_IN_QUERIES, 'developments'] as const
const read = { networkMode: 'always', retry: retryUnlessRefused } as const

export const developmentsQuery = (api: CallApi, asked: CallInput<typeof listDevelopments>) =>
  queryOptions({
    ...read,
    queryKey: [...DEVELOPMENT_QUERIES, 'list', asked],
    queryFn: ({ signal }) => api(listDevelopments, asked, { signal }),
    placeholderData: keepPreviousData,
  })

export const developmentQuery = (api: CallApi, developmentId: string) =>
  queryOptions({
    ...read,
    queryKey: [...DEVELOPMENT_QUERIES, 'one', developmentId],
    queryFn: ({ signal }) => api(getDevelopment, { developmentId }, { signal }),
  })

/** @param stamp changes with the lots: another bill */
export const developmentBillQuery = (api: CallApi, developmentId: string, stamp: string) =>
  queryOptions({
    ...read,
    queryKey: [...DEVELOPMENT_QUERIES, 'bill', developmentId, stamp],
    queryFn: ({ signal }) => api(getDevelopmentBill, { developmentId }, { signal }),
  })

/** Changes with the houses of the lots. */
export const houseStamp = (lots: readonly LotInput[]) => JSON.stringify(lots.map((lot) => [quotedLot(lot), lot.site]))

/** Plans and options that lots choose from. */
export const priceBookQuery = (api: CallApi) =>
  queryOptions({
    ...read,
    queryKey: ['catalog', 'price-book'],
    queryFn: ({ signal }) => api(getPriceBook, {}, { signal }),
  })
