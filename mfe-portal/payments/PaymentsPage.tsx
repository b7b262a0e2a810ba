import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { MONEY_ROLES } from '@framewell/domain/payments/moneyAccess'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import { ACCOUNT_PATH, signInPathFor } from '../accounts/accountPaths'
import { Payments } from './Payments'

/** /payments: the money of all projects that the signed-in person sees; operators see all. */
export const PaymentsPage = () => (
  <Section space="tight">
    <SessionGuard
      roles={MONEY_ROLES}
      signInPath={signInPathFor}
      refused={() => (
        <EmptyState title="No payments here" action={<Button href={ACCOUNT_PATH}>Your account</Button>}>
          Builders, shops and operators see the money of their projects here.
        </EmptyState>
      )}
    >
      <Payments />
    </SessionGuard>
  </Section>
)
