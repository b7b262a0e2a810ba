import { describe, expect, it } from 'vitest'
import { takenDocuments } from './applicationDocuments'
import { REVIEW_PROMISES } from './applicationOptions'
import { DOCUMENT_KINDS, promisedBy } from './applicationStates'
import { directoryApplicationSchema } from './directoryApplication'
import { enhancedApplicationSchema, enhancedDefaults, unfinishedSteps } from './enhancedApplication'
import { isSimpleStepComplete, SIMPLE_STEPS, simpleApplicationSchema } from './simpleApplication'

const simple = {
  companyName: 'Miami Valley Framing',
  contactName: 'Dana Ruiz',
  contactEmail: 'dana@example.com',
  address: '120 Mill St, Dayton, OH 45402',
  latitude: '39.7589',
  longitude: -84.1916,
  weeklyCapacity: '40',
  yearsInBusiness: 12,
  qualityManagementSystem: 'ISO 9001',
  primaryServiceRegions: ['Ohio'],
  maxDeliveryRadius: 250,
  preferredPaymentTerms: 'Net 30',
  insuranceCoverage: 'General liability $2M',
  clientReferences: [{ companyName: 'Hearth Homes', contactPerson: '', contactEmail: '', projectType: '' }],
}
const enhanced = {
  partnerTypes: ['ReferralCapacityBroker'],
  companyName: 'Ohio Steel',
  legalEntityName: 'Ohio Steel LLC',
  primaryContactName: 'Dana Ruiz',
  email: 'dana@example.com',
  phone: '937 555 0142',
  businessAddress: '120 Mill St, Dayton, OH',
  website: '',
  yearsInBusiness: 3,
  operational: {
    preferredRegions: ['Ohio'],
    averageOrderSizeCapacity: '40 units',
    emergencyOverflowAvailability: 'Weekends',
    references: [1, 2].map((n) => ({ name: `Reference ${n}`, contact: 'ref@example.com', relation: 'Customer' })),
  },
  agreement: { authorizedRepName: 'Dana Ruiz', title: 'Owner', signature: 'Dana Ruiz', date: '2026-11-22' },
}
const messagesOf = (result: { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? []

describe('the simple application', () => {
  it('asks for missing lists in the words of empty ones', () => {
    const { primaryServiceRegions: _, clientReferences: __, ...rest } = simple
    expect(messagesOf(simpleApplicationSchema.safeParse(rest))).toEqual([
      'Select at least one region',
      'At least one reference needs a company name',
    ])
  })

  it("accepts the specified form's payload, with numbers as text", () => {
    expect(simpleApplicationSchema.parse(simple)).toMatchObject({ latitude: 39.7589, weeklyCapacity: 40, certifications: [], website: '' })
  })

  it.each([
    ['latitude', 91],
    ['longitude', -181],
    ['weeklyCapacity', 0],
    ['yearsInBusiness', -1],
    ['primaryServiceRegions', []],
    ['primaryServiceRegions', ['Atlantis']],
    ['maxDeliveryRadius', 'far'],
    ['insuranceCoverage', '   '],
    ['contactEmail', 'nobody'],
    ['clientReferences', [{ companyName: '  ' }]],
  ])('refuses %s %j', (field, value) => {
    const result = simpleApplicationSchema.safeParse({ ...simple, [field]: value })
    expect(result.error?.issues.every(({ path }) => path[0] === field)).toBe(true)
  })

  it.each([null, '', ' ', true, [], 'north'])('rejects %j as a number', (odd) => {
    const fields = ['latitude', 'longitude', 'weeklyCapacity', 'yearsInBusiness', 'maxDeliveryRadius'] as const
    for (const field of fields) expect(simpleApplicationSchema.shape[field].safeParse(odd).success, field).toBe(false)
  })

  it('allows a step only with its required fields', () => {
    expect(SIMPLE_STEPS.map((_, at) => isSimpleStepComplete(at, {}))).toEqual(SIMPLE_STEPS.map(() => false))
    expect(SIMPLE_STEPS.map((_, at) => isSimpleStepComplete(at, simple))).toEqual(SIMPLE_STEPS.map(() => true))
    expect(isSimpleStepComplete(1, { ...simple, latitude: '' })).toBe(false)
    expect(isSimpleStepComplete(2, { ...simple, yearsInBusiness: '' })).toBe(false)
    expect(isSimpleStepComplete(0, { ...simple, companyName: ' ' })).toBe(false)
  })
})

describe('the enhanced application', () => {
  it('accepts a broker without details', () => {
    expect(enhancedApplicationSchema.safeParse(enhanced).success).toBe(true)
  })

  it('shows every specified message', () => {
    const empty = enhancedApplicationSchema.safeParse({
      partnerTypes: [],
      companyName: 'A',
      legalEntityName: '',
      primaryContactName: '',
      email: 'x',
      phone: '',
      businessAddress: 'Short',
      website: 'ftp://x',
      yearsInBusiness: -1,
      operational: {
        preferredRegions: [],
        averageOrderSizeCapacity: '',
        emergencyOverflowAvailability: '',
        references: [{ name: '', contact: '', relation: '' }],
      },
      agreement: { authorizedRepName: '', title: '', signature: '', date: '' },
    })
    for (const message of [
      'Select at least one partner type',
      'Company name must be at least 2 characters',
      'Legal entity name required',
      'Contact name required',
      'Invalid email address',
      'Phone number required',
      'Complete business address required',
      'Invalid website URL',
      'Years in business must be positive',
      'Select at least one region',
      'Order size capacity required',
      'Emergency availability required',
      'At least two references required',
      'Reference name required',
      'Contact information required',
      'Relationship description required',
      'Authorized representative name required',
      'Title required',
      'E-signature required (type your name)',
      'Date required',
    ])
      expect(messagesOf(empty)).toContain(message)
  })

  it('finishes no step of an empty form, and the details only with what the chosen type needs', () => {
    const empty = enhancedDefaults('2026-11-22')
    expect([...unfinishedSteps(empty)].sort()).toEqual([0, 1, 2, 3])
    expect(unfinishedSteps({ ...empty, partnerTypes: ['RollFormOperator'] })).toContain(1)
    expect(unfinishedSteps({ ...empty, partnerTypes: ['ReferralCapacityBroker'] })).not.toContain(1)
  })

  it('asks for missing parts in the words of empty ones', () => {
    const empty = { operational: {}, agreement: {}, rollFormOperator: {}, lumberYardReseller: {} }
    const said = messagesOf(enhancedApplicationSchema.safeParse(empty))
    const { operational: _, agreement: __, ...partly } = empty
    expect(messagesOf(enhancedApplicationSchema.safeParse(partly))).toEqual(said)
    expect(messagesOf(enhancedApplicationSchema.safeParse({ ...empty, operational: null, agreement: null }))).toEqual(said)
    for (const message of [
      'Select at least one region',
      'At least two references required',
      'Title required',
      'Date required',
      'Weekly capacity required',
      'Builder network size required',
      'Select at least one interest type',
    ])
      expect(said).toContain(message)
    expect(said.filter((message) => !/required|Select|must be|Invalid/.test(message))).toEqual([])
  })

  it('requires the details of each chosen type, interest types included', () => {
    const both = { ...enhanced, partnerTypes: ['RollFormOperator', 'LumberYardReseller'] }
    expect(messagesOf(enhancedApplicationSchema.safeParse(both))).toEqual([
      'Complete roll-form operator details required when this type is selected',
      'Complete lumber yard/reseller details required when this type is selected',
    ])
    const details = {
      rollFormOperator: {
        machineTypes: '',
        typicalTolerances: '',
        weeklyCapacity: '',
        leadTimeDays: -1,
        insuranceDetails: '',
        sampleAuditLink: 'x',
      },
      lumberYardReseller: {
        existingBuilderNetworkSize: '',
        geographicCoverage: '',
        storageCapabilities: '',
        interestTypes: [],
        creditExperience: '',
      },
    }
    const said = messagesOf(enhancedApplicationSchema.safeParse({ ...both, ...details }))
    for (const message of [
      'Machine types required',
      'Tolerances specification required',
      'Weekly capacity required',
      'Lead time must be positive',
      'Insurance details required',
      'Select at least one interest type',
      'Storage capabilities required',
    ])
      expect(said).toContain(message)
  })
})

describe('the directory application', () => {
  it('requires five answers', () => {
    expect(
      messagesOf(
        directoryApplicationSchema.safeParse({ businessName: ' ', location: '', contactName: '', email: 'x', partnerType: 'bank' }),
      ),
    ).toHaveLength(5)
    const least = { businessName: 'Hearth', location: 'Dayton', contactName: 'Dana', email: 'd@example.com', partnerType: 'installer' }
    expect(directoryApplicationSchema.parse(least)).toMatchObject({ phone: '', interests: '' })
  })
})

describe('the promised answer', () => {
  const { simple, directory } = REVIEW_PROMISES
  const due = (submitted: string, promise: Parameters<typeof promisedBy>[1]) => promisedBy(new Date(submitted), promise).toISOString()

  it('comes by the end of the last business day in Eastern Time', () => {
    expect(due('2026-11-17T15:00:00Z', simple)).toBe('2026-11-21T04:59:59.999Z')
    expect(due('2026-11-18T02:00:00Z', simple)).toBe(due('2026-11-17T15:00:00Z', simple))
  })

  it('does not count Thanksgiving or the weekend it was submitted on', () => {
    expect(due('2026-11-24T15:00:00Z', simple)).toBe('2026-12-01T04:59:59.999Z')
    expect(due('2026-11-14T15:00:00Z', simple)).toBe('2026-11-19T04:59:59.999Z')
  })

  it('comes within 48 hours for the directory, on any day', () => {
    expect(due('2026-11-27T15:00:00Z', directory)).toBe('2026-11-29T15:00:00.000Z')
  })
})

describe('the documents an application takes', () => {
  const shop = { kind: 'simple', answers: {} } as const
  const yard = { kind: 'enhanced', answers: { partnerTypes: ['LumberYardReseller'] } } as const
  it('are all until it is decided, then a shop’s insurance alone', () => {
    for (const applied of [shop, yard])
      for (const status of ['submitted', 'in-review'] as const) expect(takenDocuments({ ...applied, status })).toEqual(DOCUMENT_KINDS)
    expect(takenDocuments({ ...shop, status: 'approved' })).toEqual(['insurance'])
    expect(takenDocuments({ ...yard, answers: { partnerTypes: ['RollFormOperator'] }, status: 'approved' })).toEqual(['insurance'])
    for (const none of [
      { ...yard, status: 'approved' },
      { ...shop, status: 'rejected' },
      { kind: 'directory', answers: {}, status: 'approved' },
    ] as const)
      expect(takenDocuments(none)).toEqual([])
  })
})
