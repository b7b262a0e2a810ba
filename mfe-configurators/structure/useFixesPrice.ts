import { type Cents, cents } from '@framewell/domain/money/cents'
import { FIXES_NEED_A_CHOICE, isReinforced } from '@framewell/domain/quotes/siteDesign'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { failureSentence } from '../bom/bomFailure'
import type { FixableInputs } from './FixableHouse'

const PRICE_FAILED = 'We could not price this change. Try again.'

export interface FixesPrice {
  /** What the fixes add to the kit; undefined while the server prices them and when it refuses them. */
  readonly cents: Cents | undefined
  /** Why they have no price. */
  readonly problem: string | undefined
}

/** What the fixes of a configured house add to its kit, at the server's prices. */
export function useFixesPrice(inputs: FixableInputs): FixesPrice {
  const { call } = useShell()
  const house = frameOf(inputs)
  const hasFixes = isReinforced(house.answers)
  const priced = useQuery({
    // With the price book: a total that changed on the server asks for both again.
    queryKey: ['catalog', 'price-book', 'fixes', house],
    queryFn: async ({ signal }) => (await import('./priceFixes')).priceFixes(call, house, signal),
    enabled: hasFixes && hasFrame(house),
    retry: false,
  })
  if (!hasFixes) return { cents: cents(0), problem: undefined }
  if (!hasFrame(house)) return { cents: undefined, problem: FIXES_NEED_A_CHOICE }
  return {
    cents: priced.data?.line?.amountCents,
    problem: priced.isError ? failureSentence(priced.error, PRICE_FAILED) : undefined,
  }
}

/** Whether a steel frame is chosen: its fixes are added to its price. */
function hasFrame({ kind, answers }: FixableInputs): boolean {
  return kind === 'steel' ? answers.steelFrame !== null : answers.framing !== ''
}

/** The answers that the frame depends on: what else is chosen changes no fix's price. */
function frameOf(inputs: FixableInputs): FixableInputs {
  switch (inputs.kind) {
    case 'steel':
      return { kind: 'steel', answers: { ...inputs.answers, uploadedPlan: null, foundation: null, sheathing: null, roofing: null } }
    case 'advanced':
      return { kind: 'advanced', answers: { ...inputs.answers, projectType: 'build-to-rent', additionalOptions: [] } }
    case 'picker':
      return { kind: 'picker', answers: { ...inputs.answers, roofing: '', exterior: '' } }
  }
}
