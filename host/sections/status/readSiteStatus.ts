import { getSiteStatus, type SiteStatus } from '@framewell/domain/content/siteStatus'
import { callApi } from '../../shell/remotes/apiClient'

/** Fetches the platform's status. It includes the contract schemas, so it is loaded with the first request. */
export function readSiteStatus(): Promise<SiteStatus> {
  return callApi(getSiteStatus, {})
}
