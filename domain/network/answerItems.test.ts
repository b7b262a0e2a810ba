import { expect, it } from 'vitest'
import { answerItems } from './answerItems'

it('says answers in words, leaves blanks out and reads groups and references', () => {
  const items = answerItems({
    companyName: 'Wabash Frames',
    website: '',
    partnerTypes: ['RollFormOperator', 'LumberYardReseller'],
    maxDeliveryRadius: 250,
    rollFormOperator: { leadTimeDays: 14 },
    clientReferences: [{ companyName: 'Hearth Homes', contactPerson: 'A. Cole', contactEmail: '' }, { companyName: '' }],
  })
  expect(items.map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
    'Company name: Wabash Frames',
    'Partner types: Roll-form operator, Lumber yard or reseller',
    'Maximum delivery radius (miles): 250',
    'Lead time (days): 14',
    'Client references 1: Hearth Homes, A. Cole',
  ])
})

it('says of every field what it was called in the form, and of blank ones that they are blank', () => {
  const items = answerItems(
    { website: '', agreement: { authorizedRepName: 'Bo Desk' }, clientReferences: [{ companyName: 'Hearth' }] },
    'Not answered',
  )
  expect(items.map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
    'Website: Not answered',
    'Authorized representative: Bo Desk',
    'Client references 1: Hearth',
  ])
})
