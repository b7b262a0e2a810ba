import { paymentCalls as calls } from '@framewell/domain/payments/calls'
import { bindCalls } from '../http/bindCalls'
import { decideBankLine, listBankLines, listStatements } from './bank/bankCalls'
import { importStatement } from './bank/importStatement'
import { undoLineDecision } from './bank/undoLineDecision'
import { downloadInvoice, listInvoices } from './billing/listInvoices'
import { downloadWaiver, getWaiverText, signWaiver } from './billing/waiverCalls'
import { getDispute, listDisputes, openDispute } from './disputes/disputeCalls'
import { addDisputeEvidence, downloadDisputeEvidence } from './disputes/disputeEvidence'
import { resolveDispute } from './disputes/resolveDispute'
import { decideFactoring, getFactoringOffer, listFactoring, requestFactoring } from './factoring/factoringCalls'
import { decideBankDetail, listBankDetails, proposeBankDetail } from './payouts/bankDetailCalls'
import { decidePayoutRun, downloadPayoutFile, failPayout, listPayoutRuns, proposePayoutRun } from './payouts/payoutRunCalls'
import { downloadAccountStatement } from './projects/accountStatement'
import { completePhase, previewPhase } from './projects/completePhase'
import { getPaymentAnalytics } from './projects/getPaymentAnalytics'
import { getPaymentProject } from './projects/getPaymentProject'
import { listEscrow } from './projects/listEscrow'
import { listLedgerEntries } from './projects/listLedgerEntries'
import { listTransactions } from './projects/listTransactions'
import { releaseRetainage } from './projects/releaseRetainage'

export const paymentCalls = bindCalls(calls, {
  listEscrow,
  listTransactions,
  getPaymentAnalytics,
  completePhase,
  previewPhase,
  getPaymentProject,
  releaseRetainage,
  listLedgerEntries,
  downloadAccountStatement,
  listInvoices,
  downloadInvoice,
  getWaiverText,
  signWaiver,
  downloadWaiver,
  listFactoring,
  getFactoringOffer,
  requestFactoring,
  decideFactoring,
  listDisputes,
  openDispute,
  getDispute,
  addDisputeEvidence: { run: addDisputeEvidence, transaction: false },
  downloadDisputeEvidence,
  resolveDispute,
  importStatement: { run: importStatement, transaction: false },
  listStatements,
  listBankLines,
  decideBankLine,
  undoLineDecision,
  listBankDetails,
  proposeBankDetail,
  decideBankDetail,
  listPayoutRuns,
  proposePayoutRun,
  decidePayoutRun,
  downloadPayoutFile,
  failPayout,
})
