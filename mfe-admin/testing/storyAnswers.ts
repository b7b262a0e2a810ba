import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import {
  createContentPage,
  deleteContentPage,
  getContentPage,
  listContentPages,
  listSectionForms,
  restoreContentPage,
  updateContentPage,
} from '@framewell/domain/content/contentCalls'
import { listPictures, uploadPicture } from '@framewell/domain/content/pictures'
import { cancelSchedule, listSchedules, schedulePublication } from '@framewell/domain/content/schedules'
import { findDeadLinks } from '@framewell/domain/content/site'
import { listBrokenLinks, searchContent } from '@framewell/domain/content/siteChecks'
import { getCreditApplication, listCreditApplications, reviewCreditApplication } from '@framewell/domain/credit/operatorCalls'
import { getHealth } from '@framewell/domain/health/calls'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { type SessionDesk, sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'
import { type ContentDesk, contentDesk } from './contentDesk'
import { type CreditDesk, creditDesk } from './creditDesk'
import { type HealthDesk, healthDesk } from './healthDesk'

/** The answers to every call this remote makes; a story gives its own where it differs. Guarded calls need a session. */
export function storyAnswers(own: Partial<SessionDesk & CreditDesk & ContentDesk & HealthDesk> = {}): SendRequest {
  const desk = { ...sessionDesk(), ...creditDesk(), ...contentDesk(), ...healthDesk(), ...own }
  const answers = answerCalls([
    [currentSession, desk.current],
    [signIn, desk.signIn],
    [signOut, desk.signOut],
    [getHealth, desk.health],
    [listCreditApplications, desk.list],
    [getCreditApplication, desk.detail],
    [reviewCreditApplication, desk.review],
    [listContentPages, desk.pages],
    [createContentPage, desk.createPage],
    [getContentPage, desk.page],
    [updateContentPage, desk.updatePage],
    [deleteContentPage, desk.deletePage],
    [restoreContentPage, desk.restorePage],
    [listSectionForms, desk.sectionForms],
    [listPictures, desk.listedPictures],
    [uploadPicture, desk.addPicture],
    [findDeadLinks, desk.deadLinks],
    [listSchedules, desk.schedules],
    [schedulePublication, desk.schedule],
    [cancelSchedule, desk.unschedule],
    [listBrokenLinks, desk.brokenLinks],
    [searchContent, desk.wordsFound],
  ])
  const guarded = answerCalls([
    [listCreditApplications, refuse],
    [getCreditApplication, refuse],
    [reviewCreditApplication, refuse],
  ])
  return async (request) => {
    const { session } = await desk.current({}, request)
    return session === null && request.url.startsWith('/api/qualification/') ? guarded(request) : answers(request)
  }
}

function refuse(): never {
  throw refuseCall(listCreditApplications, 'signInRequired')
}
