import type { downloadAgreement as downloadAgreementCall } from '@framewell/domain/network/joiningCalls'
import type { downloadOwnAgreement as downloadOwnAgreementCall } from '@framewell/domain/network/ownListingCalls'
import { signedAgreement } from '@framewell/domain/network/partnerAgreement'
import type { downloadSignedAgreement as downloadSignedAgreementCall } from '@framewell/domain/network/reviewingCalls'
import type { Where } from 'payload'
import { documentIssuer } from '../content/site/documentIssuer'
import { companiesOf } from '../parties/companyOf'
import type { DirectoryPartner, Fabricator, NetworkApplication } from '../payload-types'
import type { Operation } from '../platform/http/calls/bindCall'
import type { Refusing } from '../platform/http/calls/callContext'
import { networkPapers } from './networkPapers'
import { findApplication, openedApplication } from './ownApplicationCalls'
import { signatureOf } from './storedApplication'

/** The signed agreement, for the holder of the private link. */
export const downloadAgreement: Operation<typeof downloadAgreementCall> = async (context, link) =>
  agreementOf(context, await openedApplication(context, link))

/** The same for members of the company that the application made a partner; any other is answered like an unknown one. */
export const downloadOwnAgreement: Operation<typeof downloadOwnAgreementCall> = async (context, { id }) => {
  const { req, refuse } = context
  const companies = (await companiesOf(req)).map((company) => company.id)
  const where: Where = { and: [{ application: { equals: id } }, { company: { in: companies } }] }
  // An empty list would match nothing.
  const made =
    companies.length > 0 &&
    ((await req.payload.db.findOne<Fabricator>({ collection: 'fabricators', where, req })) ??
      (await req.payload.db.findOne<DirectoryPartner>({ collection: 'directory-partners', where, req })))
  const stored = made ? await findApplication(req, id) : null
  if (!stored) throw refuse('notFound')
  return agreementOf(context, stored)
}

/** The same for operators. */
export const downloadSignedAgreement: Operation<typeof downloadSignedAgreementCall> = async (context, { id }) => {
  const stored = await findApplication(context.req, id)
  if (!stored) throw context.refuse('notFound')
  return agreementOf(context, stored)
}

/** Prints the text that was signed, not one that has changed since. */
async function agreementOf(
  { req, refuse }: Refusing<'notSigned'>,
  { number, companyName, signature }: NetworkApplication,
): Promise<Response> {
  const signed = signatureOf(signature)
  const agreement = signed && signedAgreement(signed.agreementVersion)
  if (!agreement) throw refuse('notSigned')
  const pdf = await networkPapers.write('agreement', {
    issuer: await documentIssuer(req),
    number,
    companyName,
    agreement,
    signature: signed,
  })
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="${number}-agreement.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}
