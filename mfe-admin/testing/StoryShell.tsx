import { ToastRegion } from '@framewell/design-system/elements/toast-region/ToastRegion'
import { toast } from '@framewell/design-system/foundation/toast'
import { currentSession, type Session } from '@framewell/domain/accounts/session'
import { makeCallApi, type SendRequest } from '@framewell/domain/http/callApi'
import { SHELL_CONTRACT_VERSION, type Shell } from '@framewell/domain/releases/shell'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import app from '../app'

export interface StoryShellProps {
  /** The place on the site the story starts at. */
  at: string
  /** Answers the calls; made anew for each story, so that none sees what another changed. */
  answers: () => SendRequest
}

/** A small host around this remote's screens: address, session, toasts, query client and the answers instead of a server. */
export const StoryShell = ({ at, answers }: StoryShellProps) => {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } }))
  const [send] = useState(answers)
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Place send={send} />
      </MemoryRouter>
      <ToastRegion />
    </QueryClientProvider>
  )
}

const Place = ({ send }: { send: SendRequest }) => {
  const { pathname, search } = useLocation()
  const shell = useStoryShell(send)
  const screen = app.routes[pathname]
  return (
    <>
      <Area>{screen ? screen({ shell }) : <p>Another page of the site</p>}</Area>
      <output data-testid="place" hidden>
        {pathname + search}
      </output>
    </>
  )
}

function useStoryShell(send: SendRequest): Shell {
  const go = useRef(useNavigate())
  return useMemo(() => {
    const call = makeCallApi(send)
    let session: Promise<Session | null> | undefined
    const ask = async () => (await call(currentSession, {})).session
    return {
      contract: SHELL_CONTRACT_VERSION,
      navigate: (to, options) => go.current(to, options),
      session: () => {
        session ??= ask().catch((error: unknown) => {
          session = undefined
          throw error
        })
        return session
      },
      sessionChanged: () => {
        session = undefined
      },
      toast: (message) => {
        toast(message)
      },
      call,
      track: () => undefined,
    }
  }, [send])
}

/** Laid out as the host lays out a remote's area. */
const Area = styled.div`
  display: grid;
  align-items: start;
`
