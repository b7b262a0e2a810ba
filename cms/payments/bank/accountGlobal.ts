import { lastFour } from '@framewell/domain/payments/bankAccount'
import { enteredHouseAccountSchema, HOUSE_ACCOUNT_WORDS, type HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { sql } from '@payloadcms/db-postgres'
import type { Field, GlobalConfig, TextField } from 'payload'
import type { z } from 'zod'
import { NOT_ON_DEVICES } from '../../panel/keptForms/notOnDevices'
import { recordAudit } from '../../platform/audit/recordAudit'
import { storedDataField } from '../../platform/fields/storedDataField'
import { operators, superAdmins } from '../../platform/sessions/access'
import { checkBeforeSetting } from '../../platform/sessions/checkBeforeRights'
import { issueReached } from '../billing/issueReached'
import { numberInUse } from './houseBankAccount'
import { secondPersonConfirms } from './secondPersonConfirms'

/** A text that goes into payout files and on invoices. Characters that files cannot hold are refused on entry. */
export const accountField = (
  name: keyof typeof enteredHouseAccountSchema.shape,
  more: Pick<TextField, 'label' | 'admin'> = {},
): TextField => ({
  name,
  type: 'text',
  ...more,
  validate: (value: unknown) => {
    if (value === undefined || value === null || value === '') return true
    const { error } = enteredHouseAccountSchema.shape[name].safeParse(value)
    return error?.issues[0]?.message ?? true
  },
})

export const wireField = accountField('wireRoutingNumber', {
  label: 'Routing number for wires',
  admin: { description: 'Leave it empty if your bank takes wires under the routing number above.' },
})

interface AccountGlobal {
  readonly slug: string
  readonly label: string
  readonly description: string
  readonly account: HouseAccountName
  readonly schema: z.ZodObject
  readonly optional: readonly string[]
  readonly fields: readonly Field[]
}

/** One of Framewell's bank accounts as super admins enter it. */
export const accountGlobal = ({ slug, label, description, account, schema, optional, fields }: AccountGlobal): GlobalConfig => ({
  slug,
  label,
  custom: NOT_ON_DEVICES,
  admin: { group: 'Payments', description },
  access: { read: operators, update: superAdmins },
  hooks: {
    beforeChange: [
      checkBeforeSetting,
      secondPersonConfirms({
        schema,
        optional,
        // Builders pay to the operating account already: nobody sends their money elsewhere alone.
        firstAlone: async (req) => account === 'operating' || (await numberInUse(req, 'operating')) === null,
        flaw: async (req, { accountNumber }) => {
          const other = account === 'operating' ? 'escrow' : 'operating'
          if (!accountNumber || (await numberInUse(req, other)) !== accountNumber) return undefined
          const message = `This is the ${HOUSE_ACCOUNT_WORDS[other].toLowerCase()}. Orders' money is kept in an account of its own`
          return { path: 'accountNumber', message }
        },
      }),
    ],
    afterChange: [
      async ({ doc, req }) => {
        await recordAudit(req, {
          action: `${slug}-change`,
          subjectType: slug,
          subjectId: slug,
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
    ...fields,
    { name: 'confirm', type: 'checkbox', virtual: true, label: 'I confirm the account that another super admin entered' },
    // What is in use; the fields above may still wait for a second person.
    storedDataField({ name: 'inUse' }),
    { name: 'enteredById', type: 'text', admin: { hidden: true } },
  ],
})
