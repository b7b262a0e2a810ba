import { getSiteStatus, type SiteStatus } from '@framewell/domain/content/siteStatus'
import { callApi } from '../../shell/remotes/apiClient'

/** Asks the platform for its status. It brings the contracts' schemas, so it is loaded with the first question. */
export function readSiteStatus(): Promise<SiteStatus> {
  return callApi(getSiteStatus, {})
}
