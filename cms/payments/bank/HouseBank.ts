import { bankAccountSchema, isRoutingNumber, lastFour } from '@framewell/domain/payments/bankAccount'
import type { GlobalConfig } from 'payload'
import { operators, superAdmins } from '../../accounts/access'
import { checkBeforeSetting } from '../../accounts/checkBeforeRights'
import { recordAudit } from '../../audit/recordAudit'
import { NOT_ON_DEVICES } from '../../panel/keptForms/notOnDevices'

/** The account that the house pays from, as payout files name it. */
export const HouseBank: GlobalConfig = {
  slug: 'house-bank',
  label: 'House bank account',
  custom: NOT_ON_DEVICES,
  admin: { group: 'Payments', description: 'Payout files are written in this name. Ask your bank for the company id.' },
  access: { read: operators, update: superAdmins },
  hooks: {
    beforeChange: [checkBeforeSetting],
    afterChange: [
      async ({ doc, req }) => {
        await recordAudit(req, {
          action: 'house-bank-change',
          subjectType: 'house-bank',
          subjectId: 'house-bank',
          after: { name: doc.name, bankName: doc.bankName, account: `…${lastFour(String(doc.accountNumber))}` },
        })
      },
    ],
  },
  fields: [
    { name: 'name', type: 'text', maxLength: 70 },
    { name: 'companyId', type: 'text', label: 'Company id (10 characters)', maxLength: 10 },
    { name: 'bankName', type: 'text', maxLength: 23 },
    {
      name: 'routingNumber',
      type: 'text',
      validate: (value: unknown) => !value || isRoutingNumber(String(value)) || 'Enter the nine digits of the routing number',
    },
    {
      name: 'accountNumber',
      type: 'text',
      validate: (value: unknown) => !value || bankAccountSchema.shape.accountNumber.safeParse(value).success || 'Enter 4 to 17 digits',
    },
  ],
}
