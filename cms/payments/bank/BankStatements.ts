import { LINE_STATUSES } from '@framewell/domain/payments/bankCalls'
import { STATEMENT_FORMATS } from '@framewell/domain/payments/bankStatement'
import { HOUSE_ACCOUNTS } from '@framewell/domain/payments/houseAccount'
import type { SelectField } from 'payload'
import { companyField } from '../../parties/companyField'
import { inCents } from '../../platform/fields/inCents'
import { storedDataField } from '../../platform/fields/storedDataField'
import { moneyCollection } from '../moneyCollection'

/** Which of Framewell's bank accounts. */
const houseAccountField: SelectField = {
  name: 'houseAccount',
  type: 'select',
  required: true,
  options: [...HOUSE_ACCOUNTS],
  defaultValue: 'operating',
}

/** Imported statements of Framewell's bank accounts. */
export const BankStatements = moneyCollection({
  slug: 'bank-statements',
  labels: { singular: 'Bank statement', plural: 'Bank statements' },
  useAsTitle: 'reference',
  columns: ['reference', 'houseAccount', 'day', 'openingCents', 'closingCents', 'fileName'],
  indexes: [{ fields: ['houseAccount', 'reference'], unique: true }],
  fields: [
    houseAccountField,
    { name: 'reference', type: 'text', required: true },
    { name: 'accountLastFour', type: 'text', required: true },
    // Hash of the account number, which is not stored in full: a statement of another account is refused.
    { name: 'accountHash', type: 'text', required: true, admin: { hidden: true } },
    { name: 'contentHash', type: 'text', required: true, admin: { hidden: true } },
    { name: 'format', type: 'select', required: true, options: [...STATEMENT_FORMATS] },
    { name: 'fileName', type: 'text', required: true },
    { name: 'day', type: 'text', required: true, index: true },
    inCents({ name: 'openingCents', required: true }),
    inCents({ name: 'closingCents', required: true }),
    { name: 'lineCount', type: 'number', required: true },
    { name: 'importedBy', type: 'text', required: true },
  ],
})

/** Statements that count no more, with who took them back and why. */
export const StatementTakeBacks = moneyCollection({
  slug: 'statement-take-backs',
  labels: { singular: 'Statement taken back', plural: 'Statements taken back' },
  useAsTitle: 'reason',
  columns: ['statement', 'reason', 'takenBackBy', 'createdAt'],
  fields: [
    { name: 'statement', type: 'relationship', relationTo: 'bank-statements', required: true, unique: true },
    { name: 'reason', type: 'text', required: true },
    { name: 'takenBackBy', type: 'text', required: true },
  ],
})

/** Movements of Framewell's bank accounts, each stored once, whichever statement shows it. */
export const BankLines = moneyCollection({
  slug: 'bank-lines',
  labels: { singular: 'Bank line', plural: 'Bank lines' },
  useAsTitle: 'bankReference',
  columns: ['bookedOn', 'houseAccount', 'amountCents', 'text', 'status', 'matchedTo'],
  indexes: [{ fields: ['houseAccount', 'bankReference'], unique: true }],
  fields: [
    houseAccountField,
    { name: 'statement', type: 'relationship', relationTo: 'bank-statements', required: true, index: true },
    { name: 'bankReference', type: 'text', required: true },
    { name: 'bookedOn', type: 'text', required: true },
    inCents({ name: 'amountCents', required: true }),
    { name: 'text', type: 'text', required: true },
    { name: 'counterparty', type: 'text' },
    { name: 'status', type: 'select', required: true, options: [...LINE_STATUSES], index: true },
    { name: 'matchedTo', type: 'text', index: true },
    { name: 'why', type: 'text' },
    { name: 'decidedBy', type: 'text' },
    { name: 'reason', type: 'text' },
    // The customer who paid, and the part that pays no invoice.
    { ...companyField, admin: { position: 'sidebar' } },
    inCents({ name: 'unappliedCents', required: true, defaultValue: 0 }),
  ],
})

/** Column profiles of banks whose CSV files only operators could explain. Saving a profile for the same headings replaces it. */
export const StatementProfiles = moneyCollection({
  slug: 'statement-profiles',
  labels: { singular: 'Statement profile', plural: 'Statement profiles' },
  useAsTitle: 'name',
  columns: ['name', 'savedBy', 'updatedAt'],
  fields: [
    { name: 'name', type: 'text', required: true },
    // Hash of the headings, or of the width for files without headings.
    { name: 'layoutHash', type: 'text', required: true, unique: true, admin: { hidden: true } },
    storedDataField({ name: 'profile', required: true }),
    { name: 'savedBy', type: 'text', required: true },
  ],
})
