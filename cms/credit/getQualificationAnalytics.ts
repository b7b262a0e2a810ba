import type { getQualificationAnalytics as getQualificationAnalyticsCall } from '@framewell/domain/credit/operatorCalls'
import { ASSIGNABLE_TIERS } from '@framewell/domain/credit/tier'
import { sql } from '@payloadcms/db-postgres'
import { counted } from '../insights/metricCalls'
import { readFigures } from '../insights/readFigures'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'

/** Qualification and the resulting projects; the dashboards open each of these figures. */
export const getQualificationAnalytics: Operation<typeof getQualificationAnalyticsCall> = async ({ req, now }) => {
  const db = await transactionOf(req)
  // A builder is an email address with its newest application, as in `totalBuilders` and in the list of builders.
  const tiers = await db.execute(sql`
    select tier, count(*)::int as count from (
      select distinct on (lower(email)) assigned_tier::text as tier from credit_applications order by lower(email), applied_at desc, id
    ) as builder group by 1`)
  const figures = await readFigures(
    req,
    [
      'totalApplications',
      'tierAssignments',
      'projectCreations',
      'fabricatorAssignments',
      'conversionRate',
      'totalBuilders',
      'newBuildersThisMonth',
    ],
    now,
  )
  const conversionRate = Math.round(counted(figures.conversionRate) * 10) / 10
  const ofTiers = Object.fromEntries(tiers.rows.map(({ tier, count }) => [String(tier), Number(count)]))
  return {
    tierDistribution: { ...Object.fromEntries(ASSIGNABLE_TIERS.map((tier) => [tier, 0])), ...ofTiers },
    conversionMetrics: {
      qualificationSubmissions: counted(figures.totalApplications),
      tierAssignments: counted(figures.tierAssignments),
      projectCreations: counted(figures.projectCreations),
      fabricatorAssignments: counted(figures.fabricatorAssignments),
      conversionRate,
    },
    totalBuilders: counted(figures.totalBuilders),
    newBuildersThisMonth: counted(figures.newBuildersThisMonth),
    conversionRate,
  }
}
