import { feature } from '../platform/features/feature'
import { BankLines, BankStatements, StatementProfiles, StatementTakeBacks } from './bank/BankStatements'
import { BankTransfers } from './bank/BankTransfers'
import { EscrowBank } from './bank/EscrowBank'
import { HouseBank } from './bank/HouseBank'
import { Invoices } from './billing/Invoices'
import { LienWaivers } from './billing/LienWaivers'
import { ReceiptParts } from './billing/ReceiptParts'
import { remindOfInvoices } from './billing/remindOfInvoices'
import { WaiverForms } from './billing/WaiverForms'
import { WaiverTexts } from './billing/WaiverTexts'
import { BookAccounts } from './books/BookAccounts'
import { BookClosings } from './books/BookClosings'
import { paymentCalls } from './calls'
import { DisputeEvidence, PaymentDisputes } from './disputes/PaymentDisputes'
import { FactoringRequests } from './factoring/FactoringRequests'
import { moneyPapers } from './moneyPapers'
import { PayeeCategories } from './payees/PayeeCategories'
import { PayeeChecks } from './payees/PayeeChecks'
import { ReportingThresholds } from './payees/ReportingThresholds'
import { W9Forms } from './payees/W9Forms'
import { bankDetailStopLinks } from './payouts/bankDetailStop'
import { BankDetails, PayoutRuns, Payouts, PrenoteFiles } from './payouts/PayoutRuns'
import { paymentsPersonal } from './personal'
import { acceptPhasesDaily } from './projects/acceptPhases'
import { PaymentProjects } from './projects/PaymentProjects'
import { PhaseCompletions } from './projects/PhaseCompletions'
import { releaseRetainageDaily } from './projects/releaseRetainage'
import { remindOfNoticesDaily } from './projects/remindOfNotices'
import { proveLedgerDaily } from './proveLedgerDaily'

export const payments = feature({
  name: 'payments',
  personal: paymentsPersonal,
  collections: [
    PaymentProjects,
    PhaseCompletions,
    Invoices,
    LienWaivers,
    WaiverForms,
    FactoringRequests,
    PaymentDisputes,
    DisputeEvidence,
    BankStatements,
    StatementTakeBacks,
    BankLines,
    BankTransfers,
    ReceiptParts,
    StatementProfiles,
    BankDetails,
    PayoutRuns,
    Payouts,
    PrenoteFiles,
    PayeeChecks,
    PayeeCategories,
    ReportingThresholds,
    BookClosings,
    W9Forms,
  ],
  globals: [WaiverTexts, HouseBank, EscrowBank, BookAccounts],
  calls: paymentCalls,
  jobs: [proveLedgerDaily, acceptPhasesDaily, releaseRetainageDaily, remindOfInvoices, remindOfNoticesDaily],
  documents: [moneyPapers],
  links: [bankDetailStopLinks],
  seeds: async () => {
    const { seedEscrowBank, seedHouseBank } = await import(/* turbopackIgnore: true */ './bank/seedHouseBank')
    return [
      { name: 'house-bank', demo: true, run: seedHouseBank },
      { name: 'escrow-bank', demo: true, run: seedEscrowBank },
    ]
  },
})
