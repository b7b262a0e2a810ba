import { MONEY_ROLES } from '@framewell/domain/payments/moneyAccess'
import { GuardedPage } from '../accounts/GuardedPage'
import { Payments } from './Payments'

/** /payments: money of all projects the signed-in user may see; operators see all. */
export const PaymentsPage = () => (
  <GuardedPage
    roles={MONEY_ROLES}
    others={{ title: 'No payments here', text: 'Builders, shops and operators see the payments of their projects here.' }}
  >
    <Payments />
  </GuardedPage>
)
