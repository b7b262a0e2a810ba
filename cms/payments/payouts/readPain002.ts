import type { PayoutReport } from '@framewell/domain/payments/bankReports'
import { StatementFault } from '@framewell/domain/payments/bankStatement'
import { returnReason, statedReason } from '@framewell/domain/payments/returnReasons'
import { all, type Element, textAt, treeOf } from '../bank/xmlTree'

/*
 * ISO 20022 CustomerPaymentStatusReport, pain.002.001.03 to .14 (message definition report 'Payments Initiation'): the status of the whole message, of
 * its payment information and of single transactions. Only rejections (RJCT) say that no money moved; other statuses change nothing here.
 */
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.\d\d$/

/** @throws StatementFault for a file that is not a payment status report */
export function readPain002(xml: string): PayoutReport[] {
  const root = treeOf(xml)
  if (root.name !== 'Document' || !NAMESPACE.test(root.attributes.xmlns ?? ''))
    throw new StatementFault('This XML is not a payment status report (pain.002).')
  const report = (element: Element, status: string, ...names: readonly string[]): PayoutReport[] =>
    textAt(element, status) === 'RJCT'
      ? [
          {
            kind: 'rejected',
            names: names.map((name) => textAt(element, name)).join(' '),
            amountCents: null,
            reason: reasonOf(element),
            corrected: {},
          },
        ]
      : []
  return all(root, 'CstmrPmtStsRpt').flatMap((message) => [
    ...all(message, 'OrgnlGrpInfAndSts').flatMap((group) => report(group, 'GrpSts', 'OrgnlMsgId')),
    ...all(message, 'OrgnlPmtInfAndSts').flatMap((payment) => [
      ...report(payment, 'PmtInfSts', 'OrgnlPmtInfId'),
      ...all(payment, 'TxInfAndSts').flatMap((one) => report(one, 'TxSts', 'OrgnlEndToEndId', 'OrgnlInstrId')),
    ]),
  ])
}

function reasonOf(element: Element): string {
  const codes = [...all(element, 'StsRsnInf', 'Rsn', 'Cd'), ...all(element, 'StsRsnInf', 'Rsn', 'Prtry')].map(({ text }) =>
    statedReason(text.trim()),
  )
  return returnReason([...codes, ...all(element, 'StsRsnInf', 'AddtlInf').map(({ text }) => text.trim())].join(' '))
}
