import { lastFour } from '@framewell/domain/payments/bankAccount'
import { type EnteredHouseAccount, enteredHouseAccountSchema } from '@framewell/domain/payments/houseAccount'
import { sql } from '@payloadcms/db-postgres'
import type { GlobalConfig, TextField } from 'payload'
import { NOT_ON_DEVICES } from '../../panel/keptForms/notOnDevices'
import { recordAudit } from '../../platform/audit/recordAudit'
import { storedDataField } from '../../platform/fields/storedDataField'
import { operators, superAdmins } from '../../platform/sessions/access'
import { checkBeforeSetting } from '../../platform/sessions/checkBeforeRights'
import { issueReached } from '../billing/issueReached'
import { secondPersonConfirms } from './secondPersonConfirms'

/** A text that goes into payout files. Characters they cannot hold are refused on entry. */
const payerField = (name: keyof EnteredHouseAccount, more: Pick<TextField, 'label' | 'admin'>): TextField => ({
  name,
  type: 'text',
  ...more,
  validate: (value: unknown) => {
    if (value === undefined || value === null || value === '') return true
    const { error } = enteredHouseAccountSchema.shape[name].safeParse(value)
    return error?.issues[0]?.message ?? true
  },
})

/** The account Framewell pays from, as payout files name it. */
export const HouseBank: GlobalConfig = {
  slug: 'house-bank',
  label: 'House bank account',
  custom: NOT_ON_DEVICES,
  admin: {
    group: 'Payments',
    description:
      'Payout files and invoices name this account. A change is used once another super admin has confirmed it. Ask your bank for the company id.',
  },
  access: { read: operators, update: superAdmins },
  hooks: {
    beforeChange: [checkBeforeSetting, secondPersonConfirms],
    afterChange: [
      async ({ doc, req }) => {
        await recordAudit(req, {
          action: 'house-bank-change',
          subjectType: 'house-bank',
          subjectId: 'house-bank',
          after: {
            name: doc.name,
            bankName: doc.bankName,
            account: `…${lastFour(String(doc.accountNumber))}`,
            state: doc.enteredById ? 'waits for a second person' : 'in use',
          },
        })
        await issueReached(req, sql`true`, new Date())
      },
    ],
  },
  fields: [
    payerField('name', {}),
    payerField('companyId', { label: 'Company id (10 characters)' }),
    payerField('bankName', {}),
    payerField('routingNumber', {}),
    payerField('wireRoutingNumber', {
      label: 'Routing number for wires',
      admin: { description: 'Leave it empty if your bank takes wires under the routing number above.' },
    }),
    payerField('accountNumber', {}),
    {
      name: 'balanced',
      type: 'checkbox',
      label: 'Balanced payout files',
      admin: { description: 'For banks that want the debit of this account, a checking account, in the NACHA file.' },
    },
    payerField('sameDayUntil', {
      label: 'Same-day payouts until',
      admin: { description: "Your bank's last time for same-day ACH files, Eastern Time, like 14:15. Leave it empty if it takes none." },
    }),
    { name: 'confirm', type: 'checkbox', virtual: true, label: 'I confirm the account that another super admin entered' },
    // What payouts use and invoices show; the fields above may still wait for a second person.
    storedDataField({ name: 'inUse' }),
    { name: 'enteredById', type: 'text', admin: { hidden: true } },
  ],
}
