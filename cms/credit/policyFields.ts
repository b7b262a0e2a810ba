import { BUDGET_SCALES, PROJECT_TYPES, START_TIMELINES, STEEL_FAMILIARITIES } from '@framewell/domain/credit/application'
import { CREDIT_CARRIERS, type CreditCarrier } from '@framewell/domain/credit/paymentTerms'
import { CREDIT_FACTORS } from '@framewell/domain/credit/policy'
import { ASSIGNABLE_TIERS, TIERS } from '@framewell/domain/credit/tier'
import type { Field, GroupField } from 'payload'
import { policyKey } from './policyKey'

const points = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  min: 0,
  max: 100,
  admin: { step: 1, width: '33%' },
})
const dollars = (name: string, label: string): Field => ({
  name,
  label: `${label} ($)`,
  type: 'number',
  required: true,
  min: 0,
  admin: { step: 1000, width: '33%' },
})
const depositShare: Field = {
  name: 'depositShare',
  label: 'Deposit before fabrication (0 to 1)',
  type: 'number',
  required: true,
  min: 0,
  max: 1,
  admin: { step: 0.01, width: '33%', description: '0.1 is 10% of the price' },
}
const netDays: Field = {
  name: 'netDays',
  label: 'Days to pay the rest',
  type: 'number',
  required: true,
  min: 0,
  max: 120,
  admin: { step: 1, width: '33%', description: 'From the invoice. 0 when everything is paid before fabrication' },
}
const CARRIER_WORDS: Readonly<Record<CreditCarrier, string>> = {
  framewell: 'Framewell: an accepted phase is released before the builder pays, within the limit for releases on credit',
  shop: 'The shop: an accepted phase is released once the builder has paid for it',
}
const carriedBy: Field = {
  name: 'carriedBy',
  label: 'Who carries the credit',
  type: 'select',
  required: true,
  defaultValue: 'framewell',
  options: CREDIT_CARRIERS.map((value) => ({ value, label: CARRIER_WORDS[value] })),
  admin: { description: 'The shop sees it before it accepts an order' },
}
const line = (name: string, label: string, required = true): Field => ({ name, label, type: 'text', required, maxLength: 200 })
const lines = (name: string, label: string): Field => ({
  name,
  label,
  type: 'textarea',
  required: true,
  maxLength: 1000,
  admin: { rows: 3, description: 'One per line' },
})
const group = (name: string, label: string, fields: Field[], description?: string): GroupField => ({
  name,
  label,
  type: 'group',
  fields,
  ...(description ? { admin: { description } } : {}),
})
const pointsPerAnswer = (name: string, label: string, options: readonly string[]) =>
  group(name, label, [{ type: 'row', fields: options.map((option) => points(policyKey(option), option)) }])

/** One tab each for what scores, what the scores mean, and what people read. Names mirror the domain's policy (see policyDocument). */
export const scoringFields: Field[] = [
  group(
    'points',
    'Points per answer',
    [
      pointsPerAnswer('projectType', 'Project type', PROJECT_TYPES),
      pointsPerAnswer('startTimeline', 'Start', START_TIMELINES),
      pointsPerAnswer('budgetScale', 'Budget', BUDGET_SCALES),
      pointsPerAnswer('familiarityWithSteel', 'Experience with steel', STEEL_FAMILIARITIES),
      group('company', 'Company', [{ type: 'row', fields: [points('named', 'Named'), points('unnamed', 'Not named')] }]),
    ],
    'The best answers together bring at most 100 points.',
  ),
]

export const tierFields: Field[] = [
  group('thresholds', 'Lowest score of a tier', [
    { type: 'row', fields: [points('preferred', 'Preferred'), points('standard', 'Standard')] },
  ]),
  group(
    'tierLimits',
    'Credit limit of a tier',
    [{ type: 'row', fields: ASSIGNABLE_TIERS.map((tier) => dollars(tier, tier)) }],
    'An applicant is assigned the smaller of the tier’s limit and the budget’s cap.',
  ),
  group('budgetCaps', 'Cap of a budget', [{ type: 'row', fields: BUDGET_SCALES.map((scale) => dollars(policyKey(scale), scale)) }]),
  group(
    'tierTerms',
    'Terms of a tier',
    TIERS.map((tier) =>
      group(tier, tier, [
        { type: 'row', fields: [depositShare, netDays] },
        carriedBy,
        line('summary', 'Summary'),
        line('limitText', 'Limit in words'),
        lines('benefits', 'Benefits'),
        lines('upgradePath', 'Upgrade path'),
      ]),
    ),
    'How every new order of the tier is paid, on every screen and paper, and what the terms page says. A better tier never has a higher deposit or fewer days. Orders keep the terms they were signed under.',
  ),
]

export const wordingFields: Field[] = [
  group(
    'factors',
    'Factors',
    CREDIT_FACTORS.map((factor) =>
      group(factor, factor, [line('label', 'Name of the factor'), line('improvement', 'How to gain more points')]),
    ),
    'What an applicant reads about each factor.',
  ),
  group(
    'tierFacts',
    'Tooltip',
    ASSIGNABLE_TIERS.map((tier) =>
      group(tier, tier, [
        line('creditScore', 'Score'),
        line('experience', 'Experience', false),
        line('deposit', 'Deposit'),
        line('limit', 'Credit limit'),
        line('terms', 'Terms'),
      ]),
    ),
    'What a tier means across the network. An empty fact is not shown.',
  ),
]
