import { expect, it } from 'vitest'
import { claimOutcome } from './claim'

const ada = { email: 'ada@builders.test', companyId: 'hers' }

it.each([
  ['her own address', { contactEmail: ' Ada@Builders.test', companyId: null }, 'claimed'],
  ['no address', { contactEmail: null, companyId: null }, 'claimed'],
  ["somebody else's address", { contactEmail: 'bob@builders.test', companyId: null }, 'otherAddress'],
  ['what is hers', { contactEmail: 'bob@builders.test', companyId: 'hers' }, 'alreadyOwn'],
  ["another company's, under her own address", { contactEmail: 'ada@builders.test', companyId: 'theirs' }, 'ownedByOther'],
] as const)('with the link of %s', (_, thing, outcome) => {
  expect(claimOutcome(thing, ada)).toBe(outcome)
})
