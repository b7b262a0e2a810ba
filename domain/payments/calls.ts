import { decideBankLine, importStatement, listBankLines, listStatements, undoLineDecision } from './bankCalls'
import {
  agreeToBankDetail,
  decideBankDetail,
  listBankDetails,
  openBankDetailStop,
  proposeBankDetail,
  stopBankDetail,
} from './bankDetailCalls'
import { downloadInvoice, downloadWaiver, getWaiverText, listInvoices, signWaiver } from './billingCalls'
import { addDisputeEvidence, downloadDisputeEvidence, getDispute, listDisputes, openDispute, resolveDispute } from './disputeCalls'
import { getPaymentAnalytics, listEscrow, listTransactions, searchEscrow, searchTransactions } from './escrowCalls'
import {
  decideFactoring,
  decideShopDebt,
  getFactoringOffer,
  listFactoring,
  previewAdvanceOutcome,
  requestFactoring,
  searchFactoring,
} from './factoringCalls'
import { downloadAccountStatement, listLedgerEntries } from './ledgerCalls'
import { decidePayoutRun, downloadPayoutFile, failPayout, listPayoutRuns, proposePayoutRun } from './payoutCalls'
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
  previewAdvanceOutcome,
  decideShopDebt,
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
