import { agreementPdf } from './agreementPdf'

export const documents = { agreement: agreementPdf }
