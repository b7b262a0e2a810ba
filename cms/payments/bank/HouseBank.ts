import { enteredHouseAccountSchema } from '@framewell/domain/payments/houseAccount'
import { accountField, accountGlobal, wireField } from './accountGlobal'

/** The account Framewell pays from, as payout files name it. Until there is an escrow account, builders pay to it too. */
export const HouseBank = accountGlobal({
  slug: 'house-bank',
  label: 'House bank account',
  description:
    'The operating account. Payout files name it, and invoices too until there is an escrow account. A change is used once another super admin has confirmed it. Ask your bank for the company id.',
  account: 'operating',
  schema: enteredHouseAccountSchema,
  optional: ['wireRoutingNumber', 'balanced', 'sameDayUntil', 'skipPrenotes'],
  fields: [
    accountField('name'),
    accountField('companyId', { label: 'Company id (10 characters)' }),
    accountField('bankName'),
    accountField('routingNumber'),
    wireField,
    accountField('accountNumber'),
    {
      name: 'balanced',
      type: 'checkbox',
      label: 'Balanced payout files',
      admin: { description: 'For banks that want the debit of this account, a checking account, in the NACHA file.' },
    },
    accountField('sameDayUntil', {
      label: 'Same-day payouts until',
      admin: { description: "Your bank's last time for same-day ACH files, Eastern Time, like 14:15. Leave it empty if it takes none." },
    }),
    {
      name: 'skipPrenotes',
      type: 'checkbox',
      label: 'Pay new accounts without a prenote',
      admin: {
        description:
          'Left empty, a payee’s account is sent a zero-dollar ACH entry first and is paid three banking days after that settles. For banks that take pain.001 instead of ACH files.',
      },
    },
  ],
})
