import type {
  applyAsFabricator as applyAsFabricatorCall,
  applyAsPartner as applyAsPartnerCall,
  applyToDirectory as applyToDirectoryCall,
} from '@framewell/domain/network/joiningCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { storeApplication } from './storeApplication'

export const applyAsFabricator: Operation<typeof applyAsFabricatorCall> = (context, answers) =>
  storeApplication(context, {
    kind: 'simple',
    companyName: answers.companyName,
    contactName: answers.contactName,
    email: answers.contactEmail,
    place: answers.address,
    answers: { ...answers, clientReferences: answers.clientReferences.filter(({ companyName }) => companyName !== '') },
  })

export const applyAsPartner: Operation<typeof applyAsPartnerCall> = (context, answers) =>
  storeApplication(context, {
    kind: 'enhanced',
    companyName: answers.companyName,
    contactName: answers.primaryContactName,
    email: answers.email,
    place: answers.businessAddress,
    answers,
    signed: { name: answers.agreement.signature, title: answers.agreement.title },
  })

export const applyToDirectory: Operation<typeof applyToDirectoryCall> = (context, answers) =>
  storeApplication(context, {
    kind: 'directory',
    companyName: answers.businessName,
    contactName: answers.contactName,
    email: answers.email,
    place: answers.location,
    answers,
  })
