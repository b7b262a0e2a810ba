import { companyDay } from '@framewell/domain/dates/businessDays'
import { serviceFailing } from '@framewell/domain/notifications/events/releases'
import { withoutAddresses } from '@framewell/domain/privacy/withoutAddresses'
import { isServiceFailing } from '@framewell/domain/releases/releaseHealth'
import type { reportServiceFailures as reportServiceFailuresCall } from '@framewell/domain/releases/reports'
import { notify } from '../notifications/notify'
import type { Operation } from '../platform/http/calls/bindCall'
import { findRelease } from './findReleases'
import { recordFailure } from './reportRemoteFailure'
import { teamsOf } from './storedTerms'

/**
 * Records failures of a micro-frontend's own service with its live release, or with the newest one while none is live. Tells its team and
 * operators, once a day, when a host's share of failed requests is above the limit.
 */
export const reportServiceFailures: Operation<typeof reportServiceFailuresCall> = async (
  { req, now },
  { remote, failures, asked, failed },
) => {
  const named = { remote: { equals: remote } }
  const release = (await findRelease(req, { ...named, status: { equals: 'live' } })) ?? (await findRelease(req, named, '-createdAt'))
  if (!release) return { recorded: false }
  const { version } = release
  for (const { message, path, count } of failures)
    await recordFailure(req, release, { remote, version, stage: 'service', message, path, stack: '' }, now, count)
  const message = withoutAddresses(failures.at(-1)?.message ?? '')
  if (isServiceFailing({ asked, failed })) {
    const companies = await teamsOf(req, [remote])
    await notify(
      req,
      serviceFailing,
      { remote, asked, failed, message, companies },
      { once: `service-failing:${remote}:${companyDay(now)}` },
    )
  }
  return { recorded: true }
}
