import { ToastRegion } from '@framewell/design-system/elements/toast-region/ToastRegion'
import { toast } from '@framewell/design-system/foundation/toast'
import type { Session } from '@framewell/domain/accounts/session'
import { type CallApi, makeCallApi, type SendRequest } from '@framewell/domain/http/callApi'
import { type RemoteApp, SHELL_CONTRACT_VERSION, type Shell } from '@framewell/domain/releases/shell'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Changes } from '../live/changeSource'
import { LinkChangesContext, LiveContext } from '../live/LiveContext'
import { ShellProvider } from '../shell/ShellProvider'
import { fakeChanges } from './fakeChanges'

/** What a story says: where it starts and who answers. Reads are not tried twice: a story that answers with a fault shows it. */
export interface StoryShellProps {
  /** The place on the site the story starts at. */
  at?: string
  /** Answers the calls in the server's place, from their own contracts; made anew for each story, so that none sees what another changed. */
  answers: () => SendRequest
  /** Asks who is signed in; nobody unless said. */
  session?: (call: CallApi) => Promise<Session | null>
}

interface StoryHostProps extends StoryShellProps {
  /** The remote under test: the story shows its screen of the address. */
  app?: RemoteApp<ReactNode>
  /** What to show instead of a remote's screen. */
  children?: ReactNode
  /** Paths that nothing answers yet: no link to one is drawn. */
  closed?: readonly string[]
  /** What the server says changed; nothing unless said. */
  live?: Changes
}

/** A small host for stories: address, session, toasts, drafts and query client work as in the product; only the server is played. */
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
}: { send: SendRequest } & Omit<StoryHostProps, 'at' | 'answers' | 'live'>) => {
  const { pathname, search } = useLocation()
  const shell = useStoryShell(send, session, closed)
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
