import type { downloadAgreement as downloadAgreementCall } from '@framewell/domain/network/joiningCalls'
import { PARTNER_AGREEMENT } from '@framewell/domain/network/partnerAgreement'
import { documentIssuer } from '../content/site/documentIssuer'
import type { Operation } from '../http/bindCall'
import { networkPapers } from './networkPapers'
import { openedApplication } from './ownApplicationCalls'
import { ownApplication } from './storedApplication'

/** What was signed, for who has the private link. A text that has changed since is not printed as if it had been signed. */
export const downloadAgreement: Operation<typeof downloadAgreementCall> = async (context, link) => {
  const { applicationId, companyName, signature } = await ownApplication(context.req, await openedApplication(context, link))
  if (!signature || signature.agreementVersion !== PARTNER_AGREEMENT.version) throw context.refuse('notSigned')
  const pdf = await networkPapers.write('agreement', {
    issuer: await documentIssuer(context.req),
    number: applicationId,
    companyName,
    signature,
  })
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="${applicationId}-agreement.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}
