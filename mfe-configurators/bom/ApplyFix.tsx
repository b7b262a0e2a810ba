import { Button } from '@framewell/design-system/elements/button/Button'
import { Text } from '@framewell/design-system/elements/text/Text'
import { generateBom } from '@framewell/domain/bom/calls'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { type Cents, centsOfDollars } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { usd } from '@framewell/domain/money/usd'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import type { ApplyFixProps } from '../structure/CheckedFrame'
import { failureSentence } from './bomFailure'
import { fixed, requestOf, savedPlanId } from './bomQuestion'
import { useBomConfiguration } from './useBomConfiguration'
import { useBomQuestion } from './useBomQuestion'

const PRICE_FAILED = 'We could not price this change. Try again.'

/** Puts a fix into the bill's question, with what it adds to the bill. Drawing, check and bill follow. */
export const ApplyFix = ({ options, children }: ApplyFixProps) => {
  const { question: asked, ask } = useBomQuestion()
  const saved = useBomConfiguration()
  const question = { ...asked, plan: asked.plan || (saved ? savedPlanId(saved) : '') }
  const change = fixed(question, options)
  const before = useBillTotal(requestOf(question, saved))
  const after = useBillTotal(requestOf({ ...question, ...change }, saved))
  if (after.isError) {
    return (
      <Text size="small" tone="muted">
        {failureSentence(after.error, PRICE_FAILED)}
      </Text>
    )
  }
  return (
    <>
      <Button size="small" onClick={() => ask(change)}>
        {children}
      </Button>{' '}
      <Text as="span" size="small" tone="muted">
        {before.data !== undefined && after.data !== undefined ? differenceWords(before.data, after.data) : 'Pricing…'}
      </Text>
    </>
  )
}

/** The total of the bill that a request makes, in cents, at its distributor or the cheapest. */
function useBillTotal(request: CallInput<typeof generateBom>) {
  const { call } = useShell()
  return useQuery({
    queryKey: ['bom', 'total', request],
    queryFn: async ({ signal }) => centsOfDollars((await call(generateBom, request, { signal })).bom.total_cost),
    retry: false,
  })
}

function differenceWords(before: Cents, after: Cents): string {
  if (before === after) return 'The bill stays the same.'
  return after > before
    ? `Adds ${usd(subtractCents(after, before))} to the bill.`
    : `Takes ${usd(subtractCents(before, after))} off the bill.`
}
