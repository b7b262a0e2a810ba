import { expect, it } from 'vitest'
import { answerItems } from './answerItems'

it('formats answers, omits blanks and reads groups and references', () => {
  const items = answerItems({
    companyName: 'Wabash Frames',
    website: '',
    partnerTypes: ['RollFormOperator', 'LumberYardReseller'],
    maxDeliveryRadius: 250,
    rollFormOperator: { leadTimeDays: 14 },
    clientReferences: [{ companyName: 'Hearth Homes', contactPerson: 'A. Cole', contactEmail: '' }, { companyName: '' }],
  })
  expect(items.map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
    'Partner types: Roll-form operator, Lumber yard or reseller',
    'Company name: Wabash Frames',
    'Lead time (days): 14',
    'Maximum delivery radius (miles): 250',
    'Client references 1: Hearth Homes, A. Cole',
  ])
})

it('labels every field as in its form, and marks blanks', () => {
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

it("follows the form's order, whatever order the database returns", () => {
  const items = answerItems({
    email: 'bo@desk.test',
    agreement: { date: '2026-11-22', title: 'Owner' },
    companyName: 'Maumee Desk',
    operational: { references: [{ name: 'Hearth' }], preferredRegions: ['Ohio'] },
    partnerTypes: ['RollFormOperator'],
  })
  expect(items.map(({ term }) => term)).toEqual([
    'Partner types',
    'Company name',
    'Email',
    'Preferred regions',
    'References 1',
    'Title',
    'Date',
  ])
})
