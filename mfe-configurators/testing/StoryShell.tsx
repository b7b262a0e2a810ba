import { ToastRegion } from '@framewell/design-system/elements/toast-region/ToastRegion'
import { toast } from '@framewell/design-system/foundation/toast'
import { makeCallApi, type SendRequest } from '@framewell/domain/http/callApi'
import { SHELL_CONTRACT_VERSION, type Shell } from '@framewell/domain/releases/shell'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import { useMemo, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import app from '../app'
import { type SendFile, SendFileContext, sendFile } from '../steel/sendFile'

export interface StoryShellProps {
  /** The place on the site the story starts at. */
  at: string
  /** Answers the calls in the server's place, from their own contracts; made anew for each story. */
  answers: () => SendRequest
  /** Takes uploads in the server's place. */
  files?: SendFile
}

/** A small host around this remote's screens: address, toasts, query client; only the server is played. */
export const StoryShell = ({ at, answers, files = sendFile }: StoryShellProps) => {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [send] = useState(answers)
  return (
    <QueryClientProvider client={queryClient}>
      <StoreProvider>
        <MemoryRouter initialEntries={[at]}>
          <SendFileContext value={files}>
            <Place send={send} />
          </SendFileContext>
        </MemoryRouter>
        <ToastRegion />
      </StoreProvider>
    </QueryClientProvider>
  )
}

const Place = ({ send }: { send: SendRequest }) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const shell = useMemo<Shell>(
    () => ({
      contract: SHELL_CONTRACT_VERSION,
      navigate,
      session: async () => null,
      sessionChanged: () => undefined,
      toast,
      call: makeCallApi(send),
      track: () => undefined,
    }),
    [navigate, send],
  )
  const screen = app.routes[pathname]
  return (
    <>
      <main>{screen ? screen({ shell }) : <p>Another page of the site</p>}</main>
      <output data-testid="place" hidden>
        {pathname + search}
      </output>
    </>
  )
}
