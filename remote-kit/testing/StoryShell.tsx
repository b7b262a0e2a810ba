import { ToastRegion } from '@framewell/design-system/elements/toast-region/ToastRegion'
import { toast } from '@framewell/design-system/foundation/toast'
import type { Session } from '@framewell/domain/accounts/session'
import { type CallApi, makeCallApi, type SendRequest } from '@framewell/domain/http/callApi'
import { type RemoteApp, SHELL_CONTRACT_VERSION, type Shell, type ShellEvents } from '@framewell/domain/releases/shell'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Changes } from '../live/changeSource'
import { LinkChangesContext, LiveContext } from '../live/LiveContext'
import { ShellProvider } from '../shell/ShellProvider'
import { fakeChanges } from './fakeChanges'

/** A story's setup: its start address and its answers. Reads are not retried: a story that answers with an error shows it. */
export interface StoryShellProps {
  /** The story's start address on the site. */
  at?: string
  /** Answers calls instead of the server, by their contracts; created per story, so that none sees another's changes. */
  answers: () => SendRequest
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
  /** Paths that nothing answers yet; links to them are hidden. */
  closed?: readonly string[]
}

/** A small host for stories: address, session, toasts, drafts and query client work as in the product; only the server is fake. */
export const StoryShell = ({ at = '/', answers, live, ...shown }: StoryHostProps) => {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 0 } } }))
  const [send] = useState(answers)
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

const OPEN: readonly string[] = []

const Place = ({
  send,
  app,
  children,
  session,
  closed = OPEN,
  events,
}: { send: SendRequest } & Omit<StoryHostProps, 'at' | 'answers' | 'live'>) => {
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
