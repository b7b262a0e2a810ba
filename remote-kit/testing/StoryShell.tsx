import { ToastRegion } from '@framewell/design-system/elements/toast-region/ToastRegion'
import { toast } from '@framewell/design-system/foundation/toast'
import type { Session } from '@framewell/domain/accounts/session'
import { type ApiRequest, type CallApi, makeCallApi, type SendRequest } from '@framewell/domain/http/callApi'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { type RemoteApp, SHELL_CONTRACT_VERSION, type Shell, type ShellEvents } from '@framewell/domain/releases/shell'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Changes } from '../live/changeSource'
import { LinkChangesContext, LiveContext } from '../live/LiveContext'
import { ShellProvider } from '../shell/ShellProvider'
import { fakeChanges } from './fakeChanges'
import { NotRecorded, notRecorded, type Recording, replay } from './replay'
import { restoreClock, startClockAt } from './storyClock'

/** A story's setup: its start address and its answers. Reads are not retried: a story that answers with an error shows it. */
export interface StoryShellProps {
  /** The story's start address on the site. */
  at?: string
  /** What the server answered; the story happens when it was recorded. A later recording answers the calls of which those before hold nothing. */
  recorded?: Recording | readonly Recording[]
  /**
   * Answers calls instead of the server, by their contracts; created per story, so that none sees another's changes. It gets the answers of
   * the recording, for all that it does not answer itself.
   */
  answers?: (recorded: SendRequest) => SendRequest
  /** Events of other micro-frontends: `new EventBus().eventsOf(…)`; none by default. */
  events?: ShellEvents
  /** The signed-in person; nobody by default. */
  session?: (call: CallApi) => Promise<Session | null>
  /** Change events from the server; none by default. */
  live?: Changes
}

interface StoryHostProps extends StoryShellProps {
  /** The remote under test: the story shows its screen for the address. */
  app?: RemoteApp<ReactNode>
  /** Content instead of a remote's screen. */
  children?: ReactNode
  /** The contracts of the calls in recordings. */
  calls?: readonly AnyCall[]
  /** What the remote's pages ask around every screen: answers what neither the story nor its recording does. */
  frame?: Recording
  /** Paths that nothing answers yet; links to them are hidden. */
  closed?: readonly string[]
}

/** A small host for stories: address, session, toasts, drafts and query client work as in the product; only the server is fake. */
export const StoryShell = ({ at = '/', recorded = [], calls = NO_CALLS, frame, answers, live, ...shown }: StoryHostProps) => {
  const own = [recorded].flat()
  useClock(own[0]?.recordedAt)
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 0 } } }))
  const send = useAnswers(frame ? [...own, frame] : own, calls, answers)
  const [changes] = useState(() => live ?? fakeChanges().changes)
  return (
    <QueryClientProvider client={queryClient}>
      <StoreProvider>
        <MemoryRouter initialEntries={[at]}>
          <LiveContext value={changes}>
            <LinkChangesContext value={() => changes}>
              <Place send={send} {...shown} />
            </LinkChangesContext>
          </LiveContext>
        </MemoryRouter>
        <ToastRegion />
      </StoreProvider>
    </QueryClientProvider>
  )
}

/** What was not recorded breaks the story, whatever its screen makes of the failure. */
function useAnswers(
  recordings: readonly Recording[],
  calls: readonly AnyCall[],
  answers: StoryShellProps['answers'] = (recorded) => recorded,
): SendRequest {
  const [missing, setMissing] = useState<NotRecorded>()
  const [send] = useState<SendRequest>(() => {
    const answer = answers(recordings.reduceRight((otherwise, one) => replay(one, calls, otherwise), notRecorded))
    return (request: ApiRequest) =>
      answer(request).catch((error: unknown) => {
        if (error instanceof NotRecorded) setMissing(error)
        throw error
      })
  })
  if (missing) throw missing
  return send
}

/** While the story is shown, its clock runs from the instant of its recording. */
function useClock(instant: string | undefined): void {
  const start = () => {
    if (instant !== undefined) startClockAt(instant)
  }
  useState(start)
  useLayoutEffect(() => {
    start()
    return restoreClock
  })
}

const NO_CALLS: readonly AnyCall[] = []
const OPEN: readonly string[] = []

const Place = ({
  send,
  app,
  children,
  session,
  closed = OPEN,
  events,
}: { send: SendRequest } & Omit<StoryHostProps, 'at' | 'recorded' | 'calls' | 'frame' | 'answers' | 'live'>) => {
  const { pathname, search } = useLocation()
  const plain = useStoryShell(send, session, closed)
  const shell = useMemo(() => (events ? { ...plain, events } : plain), [plain, events])
  const screen = app?.routes[pathname]
  const otherwise = app ? <p>Another page of the site</p> : <ShellProvider shell={shell}>{children}</ShellProvider>
  return (
    <>
      <Area>{screen ? screen({ shell }) : otherwise}</Area>
      <output data-testid="place" hidden>
        {pathname + search}
      </output>
    </>
  )
}

function useStoryShell(send: SendRequest, askSession: StoryHostProps['session'], closed: readonly string[]): Shell {
  const go = useRef(useNavigate())
  return useMemo(() => {
    const call = makeCallApi(send)
    let session: Promise<Session | null> | undefined
    return {
      contract: SHELL_CONTRACT_VERSION,
      navigate: (to, options) => go.current(to, options),
      session: () => {
        session ??= (askSession?.(call) ?? Promise.resolve(null)).catch((error: unknown) => {
          session = undefined
          throw error
        })
        return session
      },
      sessionChanged: () => {
        session = undefined
      },
      isLive: (href) => !closed.includes(href),
      toast: (message) => {
        toast(message)
      },
      call,
      track: () => undefined,
    }
  }, [send, askSession, closed])
}

/** Laid out as the host lays out a remote's area. */
const Area = styled.main`
  display: grid;
  align-items: start;
`
