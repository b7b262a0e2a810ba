import { dollars } from '@framewell/domain/money/usd'

export interface AuditChange {
  readonly field: string
  readonly label: string
  readonly before: string
  readonly after: string
}

type Recorded = Readonly<Record<string, unknown>> | null

const LABELS: Readonly<Record<string, string>> = {
  qualificationStatus: 'Status',
  status: 'Status',
  assignedTier: 'Tier',
  tier: 'Tier',
  assignedCreditLimit: 'Limit',
  creditLimit: 'Limit',
  creditScore: 'Score',
  score: 'Score',
}

const ACTIONS: Readonly<Record<string, string>> = {
  'credit-apply': 'Applied',
  'credit-approve': 'Approved',
  'credit-reject': 'Rejected',
  'credit-override': 'Tier overridden',
  'network-apply': 'Applied',
}

/** An audit record's action in words, also for actions this screen does not know. */
export function auditAction(action: string): string {
  return ACTIONS[action] ?? words(action)
}

/** An audit record's changes, field by field; unchanged fields are left out. */
export function auditChanges(before: Recorded, after: Recorded): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]))
    .map((field) => ({
      field,
      label: LABELS[field] ?? words(field),
      before: inWords(field, before?.[field]),
      after: inWords(field, after?.[field]),
    }))
}

function inWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'number') return /limit/i.test(field) ? dollars(value) : String(value)
  if (typeof value === 'string') return capital(value)
  return JSON.stringify(value)
}

/** Turns 'projectLocation' and 'limit-raised' into readable words. */
function words(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_.]+/g, ' ')
  return capital(spaced.toLowerCase())
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
