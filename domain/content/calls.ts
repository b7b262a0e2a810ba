import { listPosts, listRelatedPosts } from './blogCalls'
import { addContentComment, editContentComment, listContentComments, removeContentComment, resolveContentComment } from './comments'
import { getConsequences, performContentAct } from './consequences'
import {
  createContentPage,
  deleteContentPage,
  getContentPage,
  listContentPages,
  listSectionForms,
  restoreContentPage,
  updateContentPage,
} from './contentCalls'
import {
  changeContentRelease,
  createContentRelease,
  giveUpContentRelease,
  listContentReleases,
  publishContentRelease,
  scheduleContentRelease,
} from './contentReleases'
import { changeClaim, findPlainFact, listFacts, nameFact, previewClaim, previewFact, removeClaim } from './factCalls'
import { listInboundLinks, repointLinks } from './inboundLinks'
import { focusPicture, listPictures, listPictureUses, uploadPicture } from './pictures'
import { askForReview, decideReview, getContentReview, getReviewChanges, listContentReviews, withdrawReview } from './reviewCalls'
import { cancelSchedule, listSchedules, schedulePublication } from './schedules'
import { searchSite } from './searchSite'
import { findDeadLinks, getDraftPage, getSiteCard, getSiteChrome, getSitePage, listSitePaths, previewDraft, watchSite } from './site'
import { changeLinks, listBrokenLinks, searchContent } from './siteChecks'
import { getSiteStatus } from './siteStatus'
import { undoContentAct } from './undo'
import { getContentVersion, listContentVersions, restoreContentVersion } from './versions'

/** Calls the site reads, and address checks for editors. */
export const siteCalls = {
  getSiteChrome,
  getSitePage,
  getDraftPage,
  previewDraft,
  listSitePaths,
  getSiteCard,
  searchSite,
  listInboundLinks,
  repointLinks,
  findDeadLinks,
  searchContent,
  listBrokenLinks,
  changeLinks,
  schedulePublication,
  listSchedules,
  cancelSchedule,
  getSiteStatus,
  watchSite,
}

/** The content calls of the specification: one view over pages and posts. */
export const managementCalls = {
  listContentPages,
  getContentPage,
  listSectionForms,
  createContentPage,
  updateContentPage,
  deleteContentPage,
  restoreContentPage,
  listPictures,
  listPictureUses,
  uploadPicture,
  focusPicture,
  listFacts,
  previewClaim,
  changeClaim,
  removeClaim,
  previewFact,
  findPlainFact,
  nameFact,
}

/** Releases of several pages, schedules and undo. */
export const publishingCalls = {
  listContentReleases,
  createContentRelease,
  changeContentRelease,
  publishContentRelease,
  scheduleContentRelease,
  giveUpContentRelease,
  getConsequences,
  performContentAct,
  undoContentAct,
  listContentVersions,
  getContentVersion,
  restoreContentVersion,
}

/** Approval before pages are published. */
export const reviewCalls = {
  listContentReviews,
  getContentReview,
  getReviewChanges,
  askForReview,
  withdrawReview,
  decideReview,
}

/** Editors' comments on pages. */
export const commentCalls = {
  listContentComments,
  addContentComment,
  editContentComment,
  removeContentComment,
  resolveContentComment,
}

export const blogCalls = { listPosts, listRelatedPosts }
