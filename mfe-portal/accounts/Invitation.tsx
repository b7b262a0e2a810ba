import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { COMPANY_KIND_LABELS, MEMBER_ROLE_LABELS } from '@framewell/domain/parties/company'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { SignInForm } from '@framewell/remote-kit/session/SignInForm'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AcceptInvitation, type OpenedInvitation } from './AcceptInvitation'
import { AccountSheet } from './AccountSheet'
import { AccountSkeleton } from './AccountSkeleton'
import { OtherAccount } from './OtherAccount'

/** The company and role a person is invited to, and what it requires of them: a new account, a sign-in, or one click. */
export const Invitation = ({ token, invitation }: { token: string; invitation: OpenedInvitation }) => {
  const { company, email, role, expiresAt } = invitation
  return (
    <AccountSheet title={`Join ${company.name}`} lead={`Accept to act for ${company.name} on Framewell.`}>
      <DescriptionList
        items={[
          { term: 'Company', detail: `${company.name} (${labelOf(COMPANY_KIND_LABELS, company.kind)})` },
          { term: 'Your role', detail: labelOf(MEMBER_ROLE_LABELS, role) },
          { term: 'Your address', detail: email },
          { term: 'Open until', detail: deadlineDate(expiresAt) },
        ]}
      />
      <WayIn token={token} invitation={invitation} />
    </AccountSheet>
  )
}

const WayIn = ({ token, invitation }: { token: string; invitation: OpenedInvitation }) => {
  const shell = useShell()
  const queryClient = useQueryClient()
  const session = useQuery(sessionQuery(shell))
  if (session.isPending) return <AccountSkeleton />
  if (session.data && session.data.email !== invitation.email) return <OtherAccount session={session.data} />
  if (invitation.hasAccount && !session.data) {
    return (
      <>
        <p>This address has an account. Sign in with it to join.</p>
        <SignInForm
          action="Sign in"
          onSignedIn={(signedIn) => {
            shell.sessionChanged()
            queryClient.setQueryData(sessionQuery(shell).queryKey, signedIn)
          }}
        />
      </>
    )
  }
  return <AcceptInvitation token={token} invitation={invitation} signedIn={session.data ?? null} />
}
