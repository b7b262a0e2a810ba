import { describe, expect, it } from 'vitest'
import {
  applicationProgress,
  BUDGET_SCALES,
  CREDIT_APPLICATION_DEFAULTS,
  creditApplicationSchema,
  creditDraftSchema,
  PROJECT_TYPES,
  REQUIRED_ANSWERS,
  START_TIMELINES,
  STEEL_FAMILIARITIES,
} from './application'

/** Exactly the specified payload. */
const specified = {
  projectLocation: 'Dayton, OH',
  projectType: 'Build-to-Rent',
  startTimeline: '1-3 months',
  budgetScale: 'Medium ($100K–500K)',
  familiarityWithSteel: 'Some experience',
  contactName: 'Dana Reyes',
  email: 'dana@example.com',
  companyName: 'Reyes Homes',
}

const messagesFor = (changes: object) => {
  const result = creditApplicationSchema.safeParse({ ...specified, ...changes })
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

describe('the application', () => {
  it('accepts exactly the specified payload', () => {
    expect(creditApplicationSchema.parse(specified)).toEqual(specified)
  })

  it('accepts an application without a company, or with an empty one', () => {
    const { companyName: _, ...without } = specified
    expect(creditApplicationSchema.parse(without)).toEqual(without)
    expect(messagesFor({ companyName: '' })).toEqual([])
  })

  it('accepts every listed option', () => {
    for (const projectType of PROJECT_TYPES) expect(messagesFor({ projectType })).toEqual([])
    for (const startTimeline of START_TIMELINES) expect(messagesFor({ startTimeline })).toEqual([])
    for (const budgetScale of BUDGET_SCALES) expect(messagesFor({ budgetScale })).toEqual([])
    for (const familiarityWithSteel of STEEL_FAMILIARITIES) expect(messagesFor({ familiarityWithSteel })).toEqual([])
  })

  it.each([
    ['projectLocation', '', 'Location is required'],
    ['projectLocation', 'x', 'Location is required'],
    ['projectLocation', '   x   ', 'Location is required'],
    ['projectLocation', undefined, 'Location is required'],
    ['projectLocation', 7, 'Location is required'],
    ['contactName', 'D', 'Name is required'],
    ['contactName', undefined, 'Name is required'],
    ['email', '', 'Valid email is required'],
    ['email', 'dana@', 'Valid email is required'],
    ['email', 'dana reyes@example.com', 'Valid email is required'],
    ['email', undefined, 'Valid email is required'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Valid email is required'],
    ['projectType', 'Condo', 'Choose a project type'],
    ['startTimeline', '', 'Choose when the project starts'],
    ['budgetScale', 'Medium ($100K-500K)', 'Choose a budget'],
    ['familiarityWithSteel', null, 'Choose your experience with steel'],
  ])('refuses %s %j with its message', (field, value, message) => {
    expect(new Set(messagesFor({ [field]: value }))).toEqual(new Set([`${field}: ${message}`]))
  })

  it('accepts two characters, and an address with surrounding spaces', () => {
    expect(messagesFor({ projectLocation: 'LA', contactName: 'Bo' })).toEqual([])
    expect(creditApplicationSchema.parse({ ...specified, email: ' dana@example.com ' }).email).toBe('dana@example.com')
  })

  it('drops read-only members', () => {
    expect(creditApplicationSchema.parse({ ...specified, tier: 'Premium', score: 100, id: 'x' })).toEqual(specified)
  })
})

describe('progress', () => {
  it('counts selects as filled, so a new form starts at 57%', () => {
    expect(applicationProgress(CREDIT_APPLICATION_DEFAULTS)).toEqual({
      percent: 57,
      stepsLeft: 3,
      label: '57% complete — 3 steps left to see your tier',
    })
  })

  it('shows Complete at 100%, and at least one step before', () => {
    expect(applicationProgress(specified)).toEqual({ percent: 100, stepsLeft: 1, label: 'Complete' })
    expect(applicationProgress({ ...specified, email: '' }).label).toBe('86% complete — 1 steps left to see your tier')
    expect(applicationProgress({}).label).toBe('0% complete — 7 steps left to see your tier')
  })

  it('ignores the company, which is optional', () => {
    expect(REQUIRED_ANSWERS).toHaveLength(7)
    expect(applicationProgress({ ...CREDIT_APPLICATION_DEFAULTS, ...{ companyName: 'Reyes Homes' } }).percent).toBe(57)
  })
})

describe('a draft', () => {
  it('keeps unfinished text but no unknown option', () => {
    expect(creditDraftSchema.safeParse({ ...CREDIT_APPLICATION_DEFAULTS, email: 'dana@' }).success).toBe(true)
    expect(creditDraftSchema.safeParse({ ...CREDIT_APPLICATION_DEFAULTS, projectType: 'Condo' }).success).toBe(false)
    expect(creditDraftSchema.safeParse({ contactName: 'Dana' }).success).toBe(false)
  })
})
