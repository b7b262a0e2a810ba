import {
  findDeadLinks as findDeadLinksCall,
  getDraftPage as getDraftPageCall,
  getSiteChrome as getSiteChromeCall,
  getSitePage as getSitePageCall,
  listSitePaths as listSitePathsCall,
  watchSite as watchSiteCall,
} from '@framewell/domain/content/site'
import { bindCall } from '../http/bindCall'
import { watchSite } from './events/watchSite'
import { findDeadLinks } from './site/findDeadLinks'
import { getDraftPage } from './site/getDraftPage'
import { getSiteChrome } from './site/getSiteChrome'
import { getSitePage } from './site/getSitePage'
import { listSitePaths } from './site/listSitePaths'

export const contentCalls = [
  bindCall(getSiteChromeCall, getSiteChrome),
  bindCall(getSitePageCall, getSitePage),
  bindCall(getDraftPageCall, getDraftPage),
  bindCall(listSitePathsCall, listSitePaths),
  bindCall(findDeadLinksCall, findDeadLinks),
  bindCall(watchSiteCall, watchSite),
]
