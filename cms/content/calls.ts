import { siteCalls as calls } from '@framewell/domain/content/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { getSiteCard } from './cards/getSiteCard'
import { watchSite } from './events/watchSite'
import { listSitePictures, SITE_PICTURES_STAMP } from './media/listSitePictures'
import { cancelSchedule } from './scheduledPublishing/cancelSchedule'
import { listSchedules } from './scheduledPublishing/listSchedules'
import { refuseUnready, schedulePublication } from './scheduledPublishing/schedulePublication'
import { findDeadLinks } from './site/findDeadLinks'
import { getDraftPage } from './site/getDraftPage'
import { getSiteChrome } from './site/getSiteChrome'
import { getSitePage } from './site/getSitePage'
import { getSiteStatus } from './site/getSiteStatus'
import { listSitePaths } from './site/listSitePaths'
import { previewDraft } from './site/previewDraft'
import { searchSite } from './site/searchSite'
import { watchSiteStatus } from './site/watchSiteStatus'
import { listBrokenLinks } from './siteChecks/listBrokenLinks'
import { searchContent } from './siteChecks/searchContent'

export const contentCalls = bindCalls(calls, {
  getSiteChrome,
  getSitePage,
  getDraftPage,
  previewDraft: { run: previewDraft, transaction: false },
  listSitePaths,
  listSitePictures: { run: listSitePictures, stamp: SITE_PICTURES_STAMP },
  getSiteCard,
  searchSite,
  findDeadLinks,
  searchContent,
  listBrokenLinks,
  schedulePublication: { run: schedulePublication, before: refuseUnready },
  listSchedules,
  cancelSchedule,
  getSiteStatus,
  watchSiteStatus,
  watchSite,
})
