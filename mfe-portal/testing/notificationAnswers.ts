import { currentSession, signOut } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { defaultPreferences } from '@framewell/domain/notifications/preferences'
import {
  changeNotificationEmail,
  getNotificationSettings,
  type NotificationSettings,
  saveNotificationSettings,
  stopNotifications,
  verifyNotificationEmail,
} from '@framewell/domain/notifications/settingsCalls'
import { changeSettings, otherAddress } from '@framewell/domain/notifications/settingsRules'
import { sendTestQuote, sendTestUpdate } from '@framewell/domain/notifications/testSends'
import { type FakeSessionServer, fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'

/** The token of a link that opens. */
export const LINK_TOKEN = 'story-token-0123456789'

interface NotificationAnswers {
  readonly desk: FakeSessionServer
  readonly settings: AnswerCall<typeof getNotificationSettings>
  readonly save: AnswerCall<typeof saveNotificationSettings>
  /** Awaited before each change is saved. */
  readonly pace: () => Promise<void>
}

/** Answers the notification calls for stories: one user's settings, which keep changes. */
export function notificationAnswers(instead: Partial<NotificationAnswers> = {}): SendRequest {
  const desk = instead.desk ?? fakeSessionServer({ role: 'builder' })
  let settings: NotificationSettings = {
    preferences: defaultPreferences(),
    accountEmail: 'olivia@framewell.example',
    otherEmail: null,
    phone: null,
    textsLeave: false,
  }
  const save: AnswerCall<typeof saveNotificationSettings> = (chosen) => {
    const outcome = changeSettings({ ...settings.preferences, phone: settings.phone }, chosen)
    if ('refusal' in outcome) throw refuseCall(saveNotificationSettings, outcome.refusal)
    const { phone, ...preferences } = outcome.settings
    settings = { ...settings, preferences, phone }
    return settings
  }
  return answerCalls([
    [currentSession, desk.current],
    [signOut, desk.signOut],
    [getNotificationSettings, instead.settings ?? (() => settings)],
    [
      saveNotificationSettings,
      async (...change) => {
        await instead.pace?.()
        return (instead.save ?? save)(...change)
      },
    ],
    [
      changeNotificationEmail,
      ({ email }) => {
        const other = otherAddress(email, settings.accountEmail)
        settings = { ...settings, otherEmail: other === null ? null : { email: other, verified: false } }
        return settings
      },
    ],
    [
      verifyNotificationEmail,
      ({ token }) => {
        if (token !== LINK_TOKEN) throw refuseCall(verifyNotificationEmail, 'unknownLink')
        return { email: 'site@framewell.example' }
      },
    ],
    [
      stopNotifications,
      ({ token, kind }) => {
        if (token !== LINK_TOKEN) throw refuseCall(stopNotifications, 'unknownLink')
        return { stopped: kind }
      },
    ],
    [sendTestQuote, ({ email }) => ({ success: true as const, sentTo: email })],
    [sendTestUpdate, ({ email }) => ({ success: true as const, sentTo: email })],
  ])
}
