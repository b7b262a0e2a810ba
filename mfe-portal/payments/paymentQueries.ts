import type { CallApi } from '@framewell/domain/http/callApi'
import { getHouseAccount } from '@framewell/domain/payments/billingCalls'
import { getPaymentAnalytics, searchEscrow } from '@framewell/domain/payments/escrowCalls'
import { previewPhase } from '@framewell/domain/payments/phaseCalls'
import type { Phase } from '@framewell/domain/payments/phases'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { queryOptions } from '@tanstack/react-query'

/** The key of all payment queries: any movement of money invalidates them. */
export const PAYMENT_QUERIES = [...SIGNED_IN_QUERIES, 'payments'] as const
const read = { networkMode: 'always', retry: retryUnlessRefused } as const

/** The newest project in one of these statuses, tried in order; null without one. */
export const newestProjectQuery = (api: CallApi, statuses: readonly ('active' | 'all')[]) =>
  queryOptions({
    ...read,
    queryKey: [...PAYMENT_QUERIES, 'newest project', ...statuses],
    queryFn: async ({ signal }) => {
      for (const status of statuses) {
        const [newest] = (await api(searchEscrow, { status, limit: 1 }, { signal })).data
        if (newest) return newest
      }
      return null
    },
  })

export const analyticsQuery = (api: CallApi) =>
  queryOptions({ ...read, queryKey: [...PAYMENT_QUERIES, 'analytics'], queryFn: ({ signal }) => api(getPaymentAnalytics, {}, { signal }) })

export const projectQuery = (api: CallApi, projectId: string) =>
  queryOptions({
    ...read,
    queryKey: [...PAYMENT_QUERIES, 'project', projectId],
    queryFn: ({ signal }) => api(getPaymentProject, { projectId }, { signal }),
  })

/** Framewell's bank account; null before it is entered. */
export const houseAccountQuery = (api: CallApi) =>
  queryOptions({ ...read, queryKey: [...PAYMENT_QUERIES, 'house account'], queryFn: ({ signal }) => api(getHouseAccount, {}, { signal }) })

/** Never cached: it must show what would move now. */
export const previewQuery = (api: CallApi, projectId: string, phase: Phase) =>
  queryOptions({
    ...read,
    gcTime: 0,
    staleTime: 0,
    queryKey: [...PAYMENT_QUERIES, 'preview', projectId, phase],
    queryFn: ({ signal }) => api(previewPhase, { projectId, phase }, { signal }),
  })
