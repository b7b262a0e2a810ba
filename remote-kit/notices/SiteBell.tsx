import { LinkProvider } from '@framewell/design-system/elements/link/LinkProvider'
import type { Session } from '@framewell/domain/accounts/session'
import type { Shell } from '@framewell/domain/releases/shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import { LiveContext } from '../live/LiveContext'
import { sessionQuery } from '../session/sessionQuery'
import { ShellContext } from '../shell/useShell'
import { NoticeBell } from './NoticeBell'

interface SiteBellProps {
  readonly shell: Shell
  /** Called with the signed-in person, once known and on every change. */
  readonly onSession: (session: Session | null) => void
}

/** The bell in the site's header, shown while somebody is signed in. */
export const SiteBell = (props: SiteBellProps) => (
  // Nothing in it needs an identity check, so ShellProvider and its code are not used.
  <ShellContext value={props.shell}>
    <LinkProvider navigate={props.shell.navigate} isLive={props.shell.isLive}>
      <WhileSignedIn {...props} />
    </LinkProvider>
  </ShellContext>
)

const WhileSignedIn = ({ shell, onSession }: SiteBellProps) => {
  // Its root starts empty.
  const [begun, begin] = useState(false)
  useEffect(() => begin(true), [])
  const changes = use(LiveContext)
  const queryClient = useQueryClient()
  const { data: session } = useQuery(sessionQuery(shell))
  const signedIn = session === undefined ? undefined : session !== null
  useEffect(() => {
    if (session !== undefined) onSession(session)
  }, [session, onSession])
  useEffect(() => {
    if (!signedIn) return
    // Ended elsewhere: every part of the page learns of it with the answer.
    return changes.listen(({ type }) => {
      if (type !== 'end') return
      shell.sessionChanged()
      void queryClient.invalidateQueries({ queryKey: sessionQuery(shell).queryKey })
    })
  }, [signedIn, changes, shell, queryClient])
  return begun && signedIn ? <NoticeBell /> : null
}
