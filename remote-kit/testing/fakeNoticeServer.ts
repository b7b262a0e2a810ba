import { currentSession, signOut } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { listNotices, NOTICES_PER_PAGE, type Notice, readNotices } from '@framewell/domain/notifications/noticeCalls'
import { type FakeSessionServer, fakeSessionServer } from './fakeSessionServer'

const notice = (number: number, kind: Notice['kind'], title: string, read: boolean): Notice => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  kind,
  title,
  body: 'What happened, in one sentence.',
  path: '/account',
  at: new Date(Date.now() - number * 3_600_000).toISOString(),
  read,
})

interface NoticeAnswers {
  readonly desk: FakeSessionServer
  readonly list: AnswerCall<typeof listNotices>
  /** Newest first. */
  readonly notices: readonly Notice[]
}

function pageOf(all: readonly Notice[], before: string | undefined, unread: number) {
  const behind = all.slice(before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1)
  return { notices: behind.slice(0, NOTICES_PER_PAGE), unread, more: behind.length > NOTICES_PER_PAGE }
}

/** Answers the notice calls for stories: one person's notices, two unread; `arrive` adds another. */
export function fakeNoticeServer(instead: Partial<NoticeAnswers> = {}): { readonly answers: SendRequest; readonly arrive: () => void } {
  const desk = instead.desk ?? fakeSessionServer({ role: 'builder' })
  let notices = instead.notices ?? [
    notice(1, 'success', 'Your credit application is approved', false),
    notice(2, 'warning', 'A question about order FW-2026-00012', false),
    notice(3, 'info', 'Framing is completed', true),
  ]
  const unread = () => notices.filter(({ read }) => !read).length
  const answers = answerCalls([
    [currentSession, desk.current],
    [signOut, desk.signOut],
    [listNotices, instead.list ?? (({ before }) => pageOf(notices, before, unread()))],
    [
      readNotices,
      ({ ids }) => {
        notices = notices.map((one) => ({ ...one, read: one.read || !ids || ids.includes(one.id) }))
        return { unread: unread() }
      },
    ],
  ])
  return {
    answers,
    arrive: () => {
      notices = [notice(0, 'error', 'Machine down at the shop', false), ...notices]
    },
  }
}
