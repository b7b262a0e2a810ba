import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import {
  addContentComment,
  editContentComment,
  listContentComments,
  removeContentComment,
  resolveContentComment,
} from '@framewell/domain/content/comments'
import { getConsequences, performContentAct } from '@framewell/domain/content/consequences'
import {
  createContentPage,
  deleteContentPage,
  getContentPage,
  listContentPages,
  listSectionForms,
  restoreContentPage,
  updateContentPage,
} from '@framewell/domain/content/contentCalls'
import {
  changeContentRelease,
  createContentRelease,
  giveUpContentRelease,
  listContentReleases,
  publishContentRelease,
  scheduleContentRelease,
} from '@framewell/domain/content/contentReleases'
import { changeClaim, listFacts, previewClaim, removeClaim } from '@framewell/domain/content/factCalls'
import { focusPicture, listPictures, listPictureUses, uploadPicture } from '@framewell/domain/content/pictures'
import { sharePresence } from '@framewell/domain/content/presence'
import {
  askForReview,
  decideReview,
  getContentReview,
  getReviewChanges,
  listContentReviews,
  withdrawReview,
} from '@framewell/domain/content/reviewCalls'
import { cancelSchedule, listSchedules, schedulePublication } from '@framewell/domain/content/schedules'
import { findDeadLinks } from '@framewell/domain/content/site'
import { listBrokenLinks, searchContent } from '@framewell/domain/content/siteChecks'
import { undoContentAct } from '@framewell/domain/content/undo'
import { getContentVersion, listContentVersions, restoreContentVersion } from '@framewell/domain/content/versions'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { type FakeSessionServer, fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { type CommentDesk, commentDesk } from './commentDesk'
import { type ContentDesk, contentDesk } from './contentDesk'
import { factDesk } from './factDesk'
import { type PublishingDesk, publishingDesk } from './publishingDesk'
import { type ReviewDesk, reviewDesk } from './reviewDesk'

/**
 * Answers of what is not recorded yet; a story overrides what differs.
 * @param otherwise what is recorded
 */
export function storyAnswers(
  own: Partial<FakeSessionServer & ContentDesk & PublishingDesk & ReviewDesk & CommentDesk> = {},
  otherwise?: SendRequest,
): SendRequest {
  const desk = {
    ...fakeSessionServer(),
    ...contentDesk(),
    ...publishingDesk(),
    ...reviewDesk(),
    ...commentDesk(),
    ...own,
  }
  const facts = factDesk()
  return answerCalls(
    [
      [currentSession, desk.current],
      [signIn, desk.signIn],
      [signOut, desk.signOut],
      [listContentPages, desk.pages],
      [createContentPage, desk.createPage],
      [getContentPage, desk.page],
      [updateContentPage, desk.updatePage],
      [deleteContentPage, desk.deletePage],
      [restoreContentPage, desk.restorePage],
      [getConsequences, desk.consequences],
      [performContentAct, desk.reachingAct],
      [listContentVersions, desk.versions],
      [getContentVersion, desk.version],
      [restoreContentVersion, desk.restoreVersion],
      [listSectionForms, desk.sectionForms],
      [listPictures, desk.listedPictures],
      [listPictureUses, desk.pictureUses],
      [uploadPicture, desk.addPicture],
      [focusPicture, desk.cropPicture],
      [sharePresence, desk.presence],
      [findDeadLinks, desk.deadLinks],
      [listSchedules, desk.schedules],
      [schedulePublication, desk.schedule],
      [cancelSchedule, desk.unschedule],
      [listBrokenLinks, desk.brokenLinks],
      [searchContent, desk.wordsFound],
      [listFacts, facts.facts],
      [previewClaim, facts.places],
      [changeClaim, facts.change],
      [removeClaim, facts.remove],
      [listContentReleases, desk.releases],
      [createContentRelease, desk.beginRelease],
      [changeContentRelease, desk.changeRelease],
      [publishContentRelease, desk.publishRelease],
      [scheduleContentRelease, desk.scheduleRelease],
      [giveUpContentRelease, desk.giveUpRelease],
      [undoContentAct, desk.undoAct],
      [listContentComments, desk.comments],
      [addContentComment, desk.addComment],
      [editContentComment, desk.editComment],
      [removeContentComment, desk.removeComment],
      [resolveContentComment, desk.resolveComment],
      [listContentReviews, desk.contentReviews],
      [getContentReview, desk.contentReview],
      [getReviewChanges, desk.reviewChanges],
      [askForReview, desk.askReview],
      [withdrawReview, desk.withdrawReview],
      [decideReview, desk.decideReview],
    ],
    otherwise,
  )
}
