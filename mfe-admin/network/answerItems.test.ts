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
