import type { CallApi } from '@framewell/domain/http/callApi'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { getChangeChoices } from '@framewell/domain/orders/changeCalls'
import type { ReviewView } from '@framewell/domain/orders/engineering/pin'
import { getReview, getReviewDrawing, listReviewMembers, listReviews } from '@framewell/domain/orders/engineering/reviewCalls'
import { checkPanelOnMachine } from '@framewell/domain/orders/machineCalls'
import { getOrder, listOrders } from '@framewell/domain/orders/orderCalls'
import { getOrderPanels } from '@framewell/domain/orders/panelCalls'
import { getOrderShipments } from '@framewell/domain/orders/shipmentCalls'
import { getFabricatorProfile, getOrderProgress, getOrderTimeline } from '@framewell/domain/orders/trackingCalls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

/** The key of all order queries: any change of an order invalidates them. */
export const ORDER_QUERIES = [...SIGNED_IN_QUERIES, 'orders'] as const
const read = { networkMode: 'always', retry: retryUnlessRefused } as const

export const ordersQuery = (api: CallApi, asked: CallInput<typeof listOrders>) =>
  queryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'list', asked],
    queryFn: ({ signal }) => api(listOrders, asked, { signal }),
    placeholderData: keepPreviousData,
  })

export const orderQuery = (api: CallApi, orderId: string) =>
  queryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'one', orderId],
    queryFn: ({ signal }) => api(getOrder, { orderId }, { signal }),
  })

export const changeChoicesQuery = (api: CallApi, orderId: string) =>
  queryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'change-choices', orderId],
    queryFn: ({ signal }) => api(getChangeChoices, { orderId }, { signal }),
  })

export const reviewQuery = (api: CallApi, orderId: string) =>
  queryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'review', orderId],
    queryFn: ({ signal }) => api(getReview, { orderId }, { signal }),
  })

export const reviewDrawingQuery = (api: CallApi, orderId: string, view: ReviewView) =>
  queryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'review-drawing', orderId, view],
    queryFn: ({ signal }) => api(getReviewDrawing, { orderId, view }, { signal }),
  })

const MEMBERS_A_PAGE = 20
export const reviewMembersQuery = (api: CallApi, asked: Pick<CallInput<typeof listReviewMembers>, 'orderId' | 'result' | 'search'>) =>
  infiniteQueryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'members', asked],
    queryFn: ({ signal, pageParam }) => api(listReviewMembers, { ...asked, page: pageParam, limit: MEMBERS_A_PAGE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * MEMBERS_A_PAGE < total ? pages.length + 1 : undefined),
  })

export const reviewsQuery = (api: CallApi) =>
  queryOptions({ ...read, queryKey: [...ORDER_QUERIES, 'reviews'], queryFn: ({ signal }) => api(listReviews, {}, { signal }) })

export const panelsQuery = (api: CallApi, orderId: string) =>
  queryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'panels', orderId],
    queryFn: ({ signal }) => api(getOrderPanels, { orderId }, { signal }),
  })

export const shipmentsQuery = (api: CallApi, orderId: string) =>
  queryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'shipments', orderId],
    queryFn: ({ signal }) => api(getOrderShipments, { orderId }, { signal }),
  })

export const machineFilesQuery = (api: CallApi, asked: CallInput<typeof checkPanelOnMachine>) =>
  queryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'machine-files', asked],
    queryFn: ({ signal }) => api(checkPanelOnMachine, asked, { signal }),
  })

export const timelineQuery = (api: CallApi, orderId: string) =>
  queryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'timeline', orderId],
    queryFn: ({ signal }) => api(getOrderTimeline, { orderId }, { signal }),
  })

export const progressQuery = (api: CallApi, orderId: string) =>
  queryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'progress', orderId],
    queryFn: ({ signal }) => api(getOrderProgress, { orderId }, { signal }),
  })

export const fabricatorQuery = (api: CallApi, fabricatorId: string) =>
  queryOptions({
    ...read,
    queryKey: [...ORDER_QUERIES, 'fabricator', fabricatorId],
    queryFn: ({ signal }) => api(getFabricatorProfile, { fabricatorId }, { signal }),
  })
