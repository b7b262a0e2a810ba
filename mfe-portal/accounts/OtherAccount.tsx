import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import type { Session } from '@framewell/domain/accounts/session'
import { useSignOut } from '@framewell/remote-kit/session/useSignOut'

/** A different user is signed in to this browser: the invitation waits until they sign out. */
export const OtherAccount = ({ session }: { session: Session }) => {
  const signOut = useSignOut()
  return (
    <Alert
      tone="warn"
      title="This invitation is for another address"
      actions={
        <Button size="small" pending={signOut.isPending} pendingText="Signing out..." onClick={() => signOut.mutate()}>
          Sign out
        </Button>
      }
    >
      You are signed in as {session.email}. Sign out to join with the invited address.
    </Alert>
  )
}
