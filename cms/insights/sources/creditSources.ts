import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../../platform/database/SqlPart'
import type { MetricSource } from '../metricSource'

/** Hours within which a waiting credit application is answered. */
const CREDIT_PROMISE_HOURS = 24

const APPLICATION_COLUMNS = sql`id::text, coalesce(nullif(company_name, ''), contact_name) as label, applied_at as at`
const APPLICATION_HREF = sql`'/admin-dashboard?tab=applications&review=' || id as href`

const firstApplications: MetricSource = () => sql`
  select distinct on (lower(email)) ${APPLICATION_COLUMNS}, 1::float8 as value, 1::float8 as weight, ${APPLICATION_HREF}
  from credit_applications order by lower(email), applied_at, id`

const applications: MetricSource = () => sql`
  select ${APPLICATION_COLUMNS}, 1::float8 as value, 1::float8 as weight, ${APPLICATION_HREF} from credit_applications`

const applicationsWhere =
  (condition: SqlPart): MetricSource =>
  () =>
    sql`select ${APPLICATION_COLUMNS}, 1::float8 as value, 1::float8 as weight, ${APPLICATION_HREF} from credit_applications where ${condition}`

const waitingCredit = (hours: number) => sql`
  select ${APPLICATION_COLUMNS}, 1::float8 as value, 1::float8 as weight, ${APPLICATION_HREF}
  from credit_applications where qualification_status = 'pending' and applied_at <= now() - make_interval(hours => ${hours})`

const waitingPartners = (onlyLate: boolean) => sql`
  select id::text, company_name as label, submitted_at as at, 1::float8 as value, 1::float8 as weight,
    '/admin-dashboard?tab=network-applications&search=' || number || '&applicant=' || id as href
  from network_applications where status in ('submitted', 'in-review') and (not ${onlyLate}::boolean or promised_by < now())`

/** Figures about qualification and open answers. */
export const creditSources = {
  totalBuilders: firstApplications,
  newBuildersThisMonth: firstApplications,
  applicationsThisMonth: applications,
  totalApplications: applications,
  approvedApplications: applicationsWhere(sql`qualification_status = 'approved'`),
  tierAssignments: applicationsWhere(sql`assigned_tier is not null`),
  conversionRate: () => sql`
    select distinct on (lower(email)) ${APPLICATION_COLUMNS}, coalesce(bool_or(company_id in (
        select company_id from orders where signed_at is not null)) over (partition by lower(email)), false)::int::float8 as value,
      1::float8 as weight, ${APPLICATION_HREF}
    from credit_applications order by lower(email), applied_at, id`,
  averageCreditScore: () => sql`
    select ${APPLICATION_COLUMNS}, credit_score::float8 as value, 1::float8 as weight, ${APPLICATION_HREF} from credit_applications`,
  pendingCreditReviews: () => waitingCredit(0),
  pendingPartnerApprovals: () => waitingPartners(false),
  pendingApprovals: () => sql`(${waitingCredit(0)}) union all (${waitingPartners(false)})`,
  lateCreditReviews: () => waitingCredit(CREDIT_PROMISE_HOURS),
  lateNetworkAnswers: () => waitingPartners(true),
  qualifiedLeads: () => sql`
    select distinct on (lower(email)) ${APPLICATION_COLUMNS}, 1::float8 as value, 1::float8 as weight, ${APPLICATION_HREF}
    from credit_applications where qualification_status = 'approved' order by lower(email), applied_at, id`,
} as const satisfies Record<string, MetricSource>
