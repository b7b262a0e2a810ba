import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { claimLink, signUpByLink } from '@framewell/domain/parties/partyCalls'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSend } from '../sending/useSend'
import { useShell } from '../shell/useShell'
import { hasRole } from './hasRole'
import { sessionQuery } from './sessionQuery'

type Claim = CallInput<typeof claimLink>

/**
 * Claims a private link's thing: a signed-in builder claims it for their company; a stranger is sent an invitation at the address it was
 * created with. Renders nothing for people who can't own it.
 */
export const ClaimIntoAccount = ({ claim }: { claim: Claim }) => {
  const session = useQuery(sessionQuery(useShell()))
  if (session.data === undefined) return null
  if (session.data === null) return <SignUp claim={claim} />
  return hasRole(session.data, ['builder']) ? <Take claim={claim} /> : null
}

const SignUp = ({ claim }: { claim: Claim }) => {
  const { send, busy, failure, answer } = useSend(signUpByLink)
  if (answer) {
    return <Said>We sent an invitation to {answer.sentTo}. Open its link to choose a password. We’ll add this to your account.</Said>
  }
  return (
    <Offer
      words="With an account you see all your decisions, quotes and productions in one place."
      problem={failure?.kind === 'totalChanged' ? null : (failure?.sentence ?? null)}
    >
      <Button icon={<UserRoundPlus />} pending={busy} pendingText="Sending..." onClick={() => void send({ ...claim })}>
        Sign up with this link
      </Button>
    </Offer>
  )
}

const Take = ({ claim }: { claim: Claim }) => {
  const { send, busy, failure, answer } = useSend(claimLink)
  if (answer) {
    return (
      <Said>
        Saved to {answer.company.name}. <Link href="/account">See your account</Link>
      </Said>
    )
  }
  return (
    <Offer
      words="Save it to your account so only your company can edit it."
      problem={failure?.kind === 'totalChanged' ? null : (failure?.sentence ?? null)}
    >
      <Button icon={<UserRoundPlus />} pending={busy} pendingText="Saving..." onClick={() => void send({ ...claim })}>
        Save to my account
      </Button>
    </Offer>
  )
}

const Offer = ({ words, problem, children }: { words: string; problem: string | null; children: ReactNode }) => (
  <Stack data-no-print gap={2} align="start">
    <Text size="small" tone="muted">
      {words}
    </Text>
    {children}
    <Text size="small" role="status">
      {problem}
    </Text>
  </Stack>
)

const Said = ({ children }: { children: ReactNode }) => (
  <Text size="small" role="status">
    {children}
  </Text>
)
