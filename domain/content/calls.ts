import { callsIn } from '../http/callsIn'
import * as blog from './blogCalls'
import * as comments from './comments'
import * as consequences from './consequences'
import * as content from './contentCalls'
import * as contentReleases from './contentReleases'
import * as fact from './factCalls'
import * as listSitePictures from './listSitePictures'
import * as pictures from './pictures'
import * as presence from './presence'
import * as review from './reviewCalls'
import * as schedules from './schedules'
import * as searchSite from './searchSite'
import * as site from './site'
import * as siteChecks from './siteChecks'
import * as siteStatus from './siteStatus'
import * as undo from './undo'
import * as versions from './versions'

/** Calls the site reads, and address checks for editors. */
export const siteCalls = callsIn(listSitePictures, schedules, searchSite, site, siteChecks, siteStatus)

/** The content calls of the specification: one view over pages and posts. */
export const managementCalls = callsIn(content, fact, pictures)

/** Releases of several pages, schedules and undo. */
export const publishingCalls = callsIn(consequences, contentReleases, undo, versions)

/** Approval before pages are published. */
export const reviewCalls = callsIn(review)

/** Editors' comments on pages, and who is where in them. */
export const commentCalls = callsIn(comments, presence)

export const blogCalls = callsIn(blog)
