import { callsIn } from '../http/callsIn'
import * as bank from './bankCalls'
import * as bankDetail from './bankDetailCalls'
import * as billing from './billingCalls'
import * as book from './bookCalls'
import * as dispute from './disputeCalls'
import * as escrow from './escrowCalls'
import * as factoring from './factoringCalls'
import * as ledger from './ledgerCalls'
import * as lien from './lienRecord'
import * as payout from './payoutCalls'
import * as phase from './phaseCalls'
import * as prenote from './prenoteCalls'
import * as project from './projectCalls'
import * as receipt from './receiptCalls'
import * as statement from './statementCalls'
import * as transfer from './transferCalls'
import * as w9 from './w9Calls'

export const paymentCalls = callsIn(
  bank,
  bankDetail,
  billing,
  book,
  dispute,
  escrow,
  factoring,
  ledger,
  lien,
  payout,
  phase,
  prenote,
  project,
  receipt,
  statement,
  transfer,
  w9,
)
