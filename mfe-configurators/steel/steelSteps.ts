import { hasPlan, STEEL_OPTION_STEPS, type SteelConfiguration, type SteelOptionStep } from '@framewell/domain/quotes/steelConfiguration'

export interface SteelStep {
  readonly id: 'plan' | SteelOptionStep
  /** As specified. */
  readonly title: string
  readonly lead: string
}

export const PLAN_STEP = {
  id: 'plan',
  title: 'Plan Selection',
  lead: 'Start with a catalog plan, or upload your own drawings.',
} as const

/** The steps of /steel-configurator, numbered 0 to 4. */
export const STEEL_STEPS: readonly SteelStep[] = [
  PLAN_STEP,
  {
    id: 'foundation',
    title: 'Foundation',
    lead: 'What the frame stands on. The bottom track is anchored to it, so its edge must be level.',
  },
  {
    id: 'steelFrame',
    title: 'Steel Frame',
    lead: 'Studs, tracks, headers and trusses, roll-formed and panelized. Here the frame is a separate line. The plan picker includes standard framing in the plan, then adds exterior, fasteners and freight. Compare totals, not lines.',
  },
  {
    id: 'sheathing',
    title: 'Sheathing',
    lead: 'What goes over the studs decides how the wall handles wind, water and heat.',
  },
  {
    id: 'roofing',
    title: 'Roofing',
    lead: 'What covers the trusses. The bill of materials measures it for your roof.',
  },
]

/** Whether each step is answered, in order. */
export function answeredSteps(configuration: SteelConfiguration): boolean[] {
  return [hasPlan(configuration), ...STEEL_OPTION_STEPS.map((step) => configuration[step] !== null)]
}

export interface Refusal {
  readonly title: string
  readonly description: string
}

/** Why Next is disabled on an unanswered step, as specified. */
export function stepRefusal({ id, title }: SteelStep): Refusal {
  return id === 'plan'
    ? {
        title: 'Plan Selection Required',
        description: 'Please select a plan from catalog or upload your own plans to continue',
      }
    : { title: 'Selection Required', description: `Please select a ${title.toLowerCase()} option to continue` }
}
