import { decideBankLine, importStatement, listBankLines, listStatements, undoLineDecision } from './bankCalls'
import { downloadInvoice, downloadWaiver, getWaiverText, listInvoices, signWaiver } from './billingCalls'
import { addDisputeEvidence, downloadDisputeEvidence, getDispute, listDisputes, openDispute, resolveDispute } from './disputeCalls'
import { getPaymentAnalytics, listEscrow, listTransactions, searchEscrow, searchTransactions } from './escrowCalls'
import { decideFactoring, getFactoringOffer, listFactoring, requestFactoring, searchFactoring } from './factoringCalls'
import { downloadAccountStatement, listLedgerEntries } from './ledgerCalls'
import {
  agreeToBankDetail,
  decideBankDetail,
  decidePayoutRun,
  downloadPayoutFile,
  failPayout,
  listBankDetails,
  listPayoutRuns,
  openBankDetailStop,
  proposeBankDetail,
  proposePayoutRun,
  stopBankDetail,
} from './payoutCalls'
import { completePhase, previewPhase } from './phaseCalls'
import { getPaymentProject, releaseRetainage } from './projectCalls'

export const paymentCalls = {
  listEscrow,
  searchEscrow,
  listTransactions,
  searchTransactions,
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
  searchFactoring,
  getFactoringOffer,
  requestFactoring,
  decideFactoring,
  listDisputes,
  openDispute,
  getDispute,
  addDisputeEvidence,
  downloadDisputeEvidence,
  resolveDispute,
  importStatement,
  listStatements,
  listBankLines,
  decideBankLine,
  undoLineDecision,
  listBankDetails,
  proposeBankDetail,
  decideBankDetail,
  agreeToBankDetail,
  openBankDetailStop,
  stopBankDetail,
  listPayoutRuns,
  proposePayoutRun,
  decidePayoutRun,
  downloadPayoutFile,
  failPayout,
}
