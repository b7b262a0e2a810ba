import { LEDGER_ACCOUNT_KINDS, LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import type { GlobalConfig } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { operators } from '../../platform/sessions/access'

const MAX_LENGTH = 100

/** The accounts of the accounting system that journals are exported to. */
export const BookAccounts: GlobalConfig = {
  slug: 'book-accounts',
  label: 'Accounts of exported journals',
  admin: {
    group: 'Payments',
    description:
      'Exported journals use these names (QuickBooks) and codes (Xero). An empty field means our own name or number. A change also changes files of closed months that are downloaded later.',
  },
  access: { read: operators, update: operators },
  hooks: {
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        const mappingOf = (from: Readonly<Record<string, unknown>>) =>
          Object.fromEntries(LEDGER_ACCOUNT_KINDS.map((kind) => [kind, from[kind]]))
        await recordAudit(req, {
          action: 'book-accounts-change',
          subjectType: 'book-accounts',
          subjectId: 'book-accounts',
          before: mappingOf(previousDoc),
          after: mappingOf(doc),
        })
      },
    ],
  },
  fields: LEDGER_ACCOUNT_KINDS.map((kind) => ({
    name: kind,
    type: 'group' as const,
    label: `${LEDGER_ACCOUNTS[kind].number} ${LEDGER_ACCOUNTS[kind].title}`,
    fields: [
      {
        type: 'row' as const,
        fields: [
          { name: 'name', type: 'text' as const, maxLength: MAX_LENGTH },
          { name: 'code', type: 'text' as const, maxLength: MAX_LENGTH },
        ],
      },
    ],
  })),
}
