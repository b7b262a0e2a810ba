import { listInboundLinks as listInboundLinksCall, repointLinks as repointLinksCall } from '@framewell/domain/content/inboundLinks'
import {
  cancelSchedule as cancelScheduleCall,
  listSchedules as listSchedulesCall,
  schedulePublication as schedulePublicationCall,
} from '@framewell/domain/content/schedules'
import { searchSite as searchSiteCall } from '@framewell/domain/content/searchSite'
import {
  findDeadLinks as findDeadLinksCall,
  getDraftPage as getDraftPageCall,
  getSiteCard as getSiteCardCall,
  getSiteChrome as getSiteChromeCall,
  getSitePage as getSitePageCall,
  listSitePaths as listSitePathsCall,
  watchSite as watchSiteCall,
} from '@framewell/domain/content/site'
import { getSiteStatus as getSiteStatusCall } from '@framewell/domain/content/siteStatus'
import { bindCall } from '../http/bindCall'
import { getSiteCard } from './cards/getSiteCard'
import { watchSite } from './events/watchSite'
import { listInboundLinks } from './inboundLinks/listInboundLinks'
import { repointLinks } from './inboundLinks/repointLinks'
import { cancelSchedule } from './scheduledPublishing/cancelSchedule'
import { listSchedules } from './scheduledPublishing/listSchedules'
import { schedulePublication } from './scheduledPublishing/schedulePublication'
import { findDeadLinks } from './site/findDeadLinks'
import { getDraftPage } from './site/getDraftPage'
import { getSiteChrome } from './site/getSiteChrome'
import { getSitePage } from './site/getSitePage'
import { getSiteStatus } from './site/getSiteStatus'
import { listSitePaths } from './site/listSitePaths'
import { searchSite } from './site/searchSite'

export const contentCalls = [
  bindCall(getSiteChromeCall, getSiteChrome),
  bindCall(getSitePageCall, getSitePage),
  bindCall(getDraftPageCall, getDraftPage),
  bindCall(listSitePathsCall, listSitePaths),
  bindCall(getSiteCardCall, getSiteCard),
  bindCall(searchSiteCall, searchSite),
  bindCall(listInboundLinksCall, listInboundLinks),
  bindCall(repointLinksCall, repointLinks),
  bindCall(findDeadLinksCall, findDeadLinks),
  bindCall(schedulePublicationCall, schedulePublication, { transaction: false }),
  bindCall(listSchedulesCall, listSchedules),
  bindCall(cancelScheduleCall, cancelSchedule),
  bindCall(getSiteStatusCall, getSiteStatus),
  bindCall(watchSiteCall, watchSite),
]
