import { enteredEscrowAccountSchema } from '@framewell/domain/payments/houseAccount'
import { accountField, accountGlobal, wireField } from './accountGlobal'

/** The account for orders' money, apart from Framewell's own. Builders pay to it once it is in use. */
export const EscrowBank = accountGlobal({
  slug: 'escrow-bank',
  label: 'Escrow bank account',
  description:
    'A second account that holds only what builders paid and no phase has released. Once it is in use, invoices name it, and the Bank tab shows what to transfer. It is used once another super admin has confirmed it.',
  account: 'escrow',
  schema: enteredEscrowAccountSchema,
  optional: ['wireRoutingNumber'],
  fields: [accountField('name'), accountField('bankName'), accountField('routingNumber'), wireField, accountField('accountNumber')],
})
