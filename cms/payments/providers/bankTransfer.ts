import type { StatementFormat } from '@framewell/domain/payments/bankStatement'
import { nachaFile } from '@framewell/domain/payments/nachaFile'
import { pain001 } from '@framewell/domain/payments/pain001'
import { readStatement } from '../bank/readStatement'
import type { PaymentProvider } from './PaymentProvider'

/** The default: statements an operator brings from the bank, and files that go to the bank once two people have approved them. */
export const bankTransfer: PaymentProvider<StatementFormat> = {
  name: 'bank-transfer',
  readReport: readStatement,
  instruct: {
    nacha: (run) => ({ name: `${run.runNumber}.ach`, type: 'text/plain; charset=us-ascii', content: nachaFile(run) }),
    pain001: (run) => ({ name: `${run.runNumber}.xml`, type: 'application/xml; charset=utf-8', content: pain001(run) }),
  },
}
