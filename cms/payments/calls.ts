import { paymentCalls as calls } from '@framewell/domain/payments/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { listBankLines, listStatements } from './bank/bankCalls'
import { decideBankLine } from './bank/decideBankLine'
import { importStatement } from './bank/importStatement'
import { saveStatementProfile } from './bank/statementProfiles'
import { takeBackStatement } from './bank/takeBackStatement'
import { undoLineDecision } from './bank/undoLineDecision'
import { downloadCreditNotes } from './billing/creditNotes'
import { downloadInvoice, getHouseAccount, listInvoices } from './billing/listInvoices'
import { applyCredit, getReceipt, refundCredit, undoPart } from './billing/receiptCalls'
import { downloadWaiver, getWaiverText, signWaiver } from './billing/waiverCalls'
import { adjustBooks, closeBooks } from './books/changeBooks'
import { downloadBooks, getBooks } from './books/readBooks'
import { getDispute, listDisputes, openDispute } from './disputes/disputeCalls'
import { addDisputeEvidence, downloadDisputeEvidence } from './disputes/disputeEvidence'
import { resolveDispute } from './disputes/resolveDispute'
import { cancelBankTransfer, listBankTransfers, recordBankTransfer } from './escrow/transferCalls'
import { decideShopDebt } from './factoring/decideShopDebt'
import { decideFactoring, getFactoringOffer, listFactoring, requestFactoring, searchFactoring } from './factoring/factoringCalls'
import { previewAdvanceOutcome } from './factoring/previewAdvanceOutcome'
import { getOwnW9, submitW9 } from './payees/ownW9'
import { downloadPayees, getPayees } from './payees/payeeTotals'
import { recordPayeeCheck } from './payees/recordPayeeCheck'
import { setPayeeCategory } from './payees/setPayeeCategory'
import { agreeToBankDetail, decideBankDetail, listBankDetails, proposeBankDetail } from './payouts/bankDetailCalls'
import { openBankDetailStop, stopBankDetail } from './payouts/bankDetailStop'
import { decideUnclaimed } from './payouts/decideUnclaimed'
import { importPayoutReport } from './payouts/importPayoutReport'
import { downloadPayoutFile } from './payouts/payoutFile'
import { decidePayoutRun, failPayout, listPayoutRuns, proposePayoutRun } from './payouts/payoutRunCalls'
import { downloadPrenoteFile, sendPrenotes } from './payouts/prenoteCalls'
import { completePhase, previewPhase } from './projects/completePhase'
import { downloadPayApplication } from './projects/downloadPayApplication'
import { getPaymentAnalytics } from './projects/getPaymentAnalytics'
import { getPaymentProject } from './projects/getPaymentProject'
import { listEscrow, searchEscrow } from './projects/listEscrow'
import { listLedgerEntries } from './projects/listLedgerEntries'
import { listTransactions, searchTransactions } from './projects/listTransactions'
import { recordLien } from './projects/recordLien'
import { releaseRetainage } from './projects/releaseRetainage'
import { downloadAccountStatement } from './statements/downloadAccountStatement'
import { getReceivablesTie } from './statements/getReceivablesTie'

export const paymentCalls = bindCalls(calls, {
  listEscrow,
  searchEscrow: { run: searchEscrow, oneMoment: true },
  listTransactions,
  searchTransactions: { run: searchTransactions, oneMoment: true },
  getPaymentAnalytics: { run: getPaymentAnalytics, oneMoment: true },
  completePhase,
  previewPhase: { run: previewPhase, oneMoment: true },
  getPaymentProject: { run: getPaymentProject, oneMoment: true },
  releaseRetainage,
  recordLien,
  listLedgerEntries: { run: listLedgerEntries, oneMoment: true },
  downloadAccountStatement,
  getBooks: { run: getBooks, oneMoment: true },
  downloadBooks,
  closeBooks,
  adjustBooks,
  downloadPayApplication,
  getReceivablesTie: { run: getReceivablesTie, oneMoment: true },
  listInvoices: { run: listInvoices, oneMoment: true },
  downloadInvoice,
  downloadCreditNotes,
  getHouseAccount,
  listBankTransfers: { run: listBankTransfers, oneMoment: true },
  recordBankTransfer,
  cancelBankTransfer,
  getWaiverText,
  signWaiver,
  downloadWaiver,
  listFactoring,
  searchFactoring,
  getFactoringOffer: { run: getFactoringOffer, oneMoment: true },
  requestFactoring,
  decideFactoring,
  previewAdvanceOutcome: { run: previewAdvanceOutcome, oneMoment: true },
  decideShopDebt,
  listDisputes: { run: listDisputes, oneMoment: true },
  openDispute,
  getDispute: { run: getDispute, oneMoment: true },
  addDisputeEvidence: { run: addDisputeEvidence, transaction: 'own' },
  downloadDisputeEvidence,
  resolveDispute,
  importStatement: { run: importStatement, transaction: false },
  listStatements: { run: listStatements, oneMoment: true },
  listBankLines,
  saveStatementProfile,
  decideBankLine,
  undoLineDecision,
  takeBackStatement,
  getReceipt: { run: getReceipt, oneMoment: true },
  applyCredit,
  refundCredit,
  takePartBack: undoPart,
  listBankDetails,
  proposeBankDetail,
  decideBankDetail,
  agreeToBankDetail,
  recordPayeeCheck,
  openBankDetailStop,
  stopBankDetail,
  listPayoutRuns: { run: listPayoutRuns, oneMoment: true },
  proposePayoutRun,
  decidePayoutRun,
  downloadPayoutFile,
  failPayout,
  sendPrenotes,
  downloadPrenoteFile,
  decideUnclaimed,
  importPayoutReport,
  getOwnW9,
  submitW9,
  getPayees: { run: getPayees, oneMoment: true },
  setPayeeCategory,
  downloadPayees,
})
