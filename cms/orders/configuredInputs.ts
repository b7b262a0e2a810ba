import { advancedAnswersSchema } from '@framewell/domain/quotes/advancedQuote'
import { planQuoteChoicesSchema } from '@framewell/domain/quotes/planQuote'
import type { HouseInputs } from '@framewell/domain/quotes/quote'
import { isCompleteSteelConfiguration, steelConfigurationSchema } from '@framewell/domain/quotes/steelConfiguration'
import type { SavedConfiguration } from '../payload-types'

/** The answers of a saved draft once it is complete; undefined before, and for the plan picker, whose productions are ordered instead. */
export function configuredInputs({ configurator, path, state }: SavedConfiguration): HouseInputs | undefined {
  if (configurator === 'steel') {
    const answers = steelConfigurationSchema.safeParse(state)
    return answers.success && isCompleteSteelConfiguration(answers.data) ? { kind: 'steel', answers: answers.data } : undefined
  }
  if (configurator === 'advanced') {
    const answers = advancedAnswersSchema.safeParse(state)
    return answers.success ? { kind: 'advanced', answers: answers.data } : undefined
  }
  if (configurator === 'picker') return undefined
  // The draft contains the three choices, its path the plan.
  const planId = new URLSearchParams(path.split('?', 2)[1]).get('plan')
  const answers = planQuoteChoicesSchema.safeParse({ ...Object(state), planId })
  return answers.success ? { kind: 'plan', answers: answers.data } : undefined
}
