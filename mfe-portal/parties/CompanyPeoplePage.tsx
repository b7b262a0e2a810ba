import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { BUILDERS, PARTNERS } from '@framewell/domain/parties/company'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ACCOUNT_PATH, signInPathFor } from '../accounts/accountPaths'
import { ownAccountQuery } from '../accounts/ownAccountQuery'
import { CompanyPeople } from './CompanyPeople'

/** /company-people: a company's members, managed by its owners. */
export const CompanyPeoplePage = () => (
  <SessionGuard
    roles={[...BUILDERS, ...PARTNERS]}
    signInPath={signInPathFor}
    refused={() => <Button href={ACCOUNT_PATH}>Your account</Button>}
  >
    <Section tone="grid" space="tight">
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>People of your company</Heading>
          <Text tone="muted">
            Members of your company see its orders and order for it. Owners invite and remove people; one owner always stays.
          </Text>
        </Stack>
        <Owned />
      </Stack>
    </Section>
  </SessionGuard>
)

const Owned = () => {
  const own = useQuery(ownAccountQuery(useGuardedCall()))
  return (
    <Reading read={own} loading="Loading your company" failure="Your company could not be loaded">
      {({ companies }) => {
        const owned = companies.filter(({ role }) => role === 'owner')
        if (owned.length > 0) return <CompanyPeople companies={owned} />
        return (
          <EmptyState title="You own no company" action={<Button href={ACCOUNT_PATH}>Your account</Button>}>
            A company’s owners manage its people. Ask one of them.
          </EmptyState>
        )
      }}
    </Reading>
  )
}
