import { creditNotesPdf } from './billing/creditNotesPdf'
import { invoicePdf } from './billing/invoicePdf'
import { waiverPdf } from './billing/waiverPdf'
import { payApplicationPdf } from './projects/payApplicationPdf'
import { statementPdf } from './statements/statementPdf'

export const documents = {
  statement: statementPdf,
  invoice: invoicePdf,
  creditNotes: creditNotesPdf,
  waiver: waiverPdf,
  payApplication: payApplicationPdf,
}
