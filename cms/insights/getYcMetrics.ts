import type { getYcMetrics as getYcMetricsCall } from '@framewell/domain/insights/analyticsCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { counted } from './metricCalls'
import { readFigures } from './readFigures'

/** Public figures of the product: aggregates of the figures operators open. */
export const getYcMetrics: Operation<typeof getYcMetricsCall> = async ({ req, now }) => {
  const figures = await readFigures(
    req,
    [
      'mrr',
      'activeUsers',
      'totalUsers',
      'weeklyActiveUsers',
      'conversionRate',
      'averageContractValue',
      'totalRevenue',
      'totalLeads',
      'qualifiedLeads',
      'convertedCustomers',
      'quotesGenerated',
      'averageQuoteValue',
      'quoteToContractRate',
      'averageProjectSize',
      'averageProfitMargin',
    ],
    now,
  )
  return {
    mrr: counted(figures.mrr),
    activeUsers: counted(figures.activeUsers),
    userGrowthRate: figures.totalUsers.change,
    conversionRate: figures.conversionRate.value,
    averageContractValue: figures.averageContractValue.value,
    totalUsers: counted(figures.totalUsers),
    weeklyActiveUsers: counted(figures.weeklyActiveUsers),
    totalRevenue: counted(figures.totalRevenue),
    totalLeads: counted(figures.totalLeads),
    qualifiedLeads: counted(figures.qualifiedLeads),
    convertedCustomers: counted(figures.convertedCustomers),
    quotesGenerated: counted(figures.quotesGenerated),
    averageQuoteValue: figures.averageQuoteValue.value,
    quoteToContractRate: figures.quoteToContractRate.value,
    averageProjectSize: figures.averageProjectSize.value,
    averageProfitMargin: figures.averageProfitMargin.value,
    averageRentalYield: null,
  }
}
