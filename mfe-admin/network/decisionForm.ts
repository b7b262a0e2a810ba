import { MILS } from '@framewell/domain/framing/mil'
import type { ApplicationStatus, ReviewAction } from '@framewell/domain/network/applicationStates'
import { type FabricatorFacts, fabricatorFactsSchema } from '@framewell/domain/network/fabricatorFacts'
import { reviewApplication } from '@framewell/domain/network/reviewingCalls'
import { z } from 'zod'

const typedFacts = z.object({
  address: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  weeklyCapacity: z.string(),
  reachMiles: z.string(),
  webs: z.array(z.string()),
  mils: z.array(z.string()),
  maxMemberFeet: z.string(),
  toleranceInches: z.string(),
})
const typedDecision = z.object({ action: z.string(), reason: z.string(), accountEmail: z.string(), fabricator: typedFacts })
/** The decision as typed. */
export type TypedDecision = z.infer<typeof typedDecision>
export type Decision = z.output<typeof reviewApplication.input>

/** The form's text fields; checkbox lists are separate. */
export const FACT_LINES = [
  'address',
  'latitude',
  'longitude',
  'weeklyCapacity',
  'reachMiles',
  'maxMemberFeet',
  'toleranceInches',
] as const satisfies readonly (keyof FabricatorFacts)[]
export const DECISION_FIELDS = [
  'action',
  'reason',
  'accountEmail',
  ...fabricatorFactsSchema.keyof().options.map((fact) => `fabricator.${fact}` as const),
] as const

/** The form's initial values, from the application. */
export function decisionDefaults(facts: Partial<FabricatorFacts>, email: string): TypedDecision {
  const line = (fact: (typeof FACT_LINES)[number]) => String(facts[fact] ?? '')
  return {
    action: '',
    reason: '',
    accountEmail: email,
    fabricator: {
      address: line('address'),
      latitude: line('latitude'),
      longitude: line('longitude'),
      weeklyCapacity: line('weeklyCapacity'),
      reachMiles: line('reachMiles'),
      maxMemberFeet: line('maxMemberFeet'),
      toleranceInches: line('toleranceInches'),
      webs: [...(facts.webs ?? [])],
      mils: (facts.mils ?? []).map(String),
    },
  }
}

/** Validates and converts the typed decision for the call, with the call's own rules and messages. A blank is missing, not 0. */
export function decisionSchema(seen: { readonly id: string; readonly status: ApplicationStatus; readonly becomesFabricator: boolean }) {
  return typedDecision
    .transform(({ action, reason, accountEmail, fabricator }): unknown => ({
      id: seen.id,
      seen: seen.status,
      action: action || undefined,
      reason,
      ...(action === 'approve' && { accountEmail }),
      ...(action === 'approve' && seen.becomesFabricator
        ? {
            fabricator: {
              ...Object.fromEntries(Object.entries(fabricator).filter(([, value]) => typeof value !== 'string' || value.trim() !== '')),
              mils: MILS.filter((mil) => fabricator.mils.includes(String(mil))),
            },
          }
        : {}),
    }))
    .pipe(z.preprocess((decision) => decision, reviewApplication.input))
}

/** Button label and toast of each action. */
export const DECISION_WORDS: Readonly<Record<ReviewAction, { readonly button: string; readonly done: string }>> = {
  begin: { button: 'Begin review', done: 'Review begun' },
  approve: { button: 'Approve application', done: 'Application approved' },
  reject: { button: 'Reject application', done: 'Application rejected' },
}
