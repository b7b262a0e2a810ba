import { ToastRegion } from '@framewell/design-system/elements/toast-region/ToastRegion'
import { toast } from '@framewell/design-system/foundation/toast'
import { makeCallApi, type SendRequest } from '@framewell/domain/http/callApi'
import { SHELL_CONTRACT_VERSION, type Shell } from '@framewell/domain/releases/shell'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { type ReactNode, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { PortalFrame } from '../shell/PortalFrame'

interface StoryShellProps {
  /** Answers requests in the server's place, from the calls' own contracts. */
  send: SendRequest
  /** Where the page is. */
  path?: string
  /** Paths that nothing answers yet. */
  closed?: readonly string[]
  children: ReactNode
}

/** A shell for stories: navigation, toasts and calls work; only the server is played. */
export const StoryShell = ({ send, path = '/', closed = [], children }: StoryShellProps) => {
  const [queries] = useState(() => new QueryClient())
  return (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queries}>
        <Provider>
          <Framed send={send} closed={closed}>
            {children}
          </Framed>
          <ToastRegion />
        </Provider>
      </QueryClientProvider>
    </MemoryRouter>
  )
}

const Framed = ({ send, closed, children }: Omit<StoryShellProps, 'path'>) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [call] = useState(() => makeCallApi(send))
  const shell: Shell = {
    contract: SHELL_CONTRACT_VERSION,
    navigate,
    session: async () => null,
    sessionChanged: () => undefined,
    isLive: (href) => !closed?.includes(href),
    toast,
    call,
    track: (event: string, data: Record<string, unknown>) => console.debug('track', event, data),
  }
  return (
    <main data-path={pathname + search}>
      <PortalFrame shell={shell}>{children}</PortalFrame>
    </main>
  )
}
