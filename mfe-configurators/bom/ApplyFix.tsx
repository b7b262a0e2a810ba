import { generateBom } from '@framewell/domain/bom/calls'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { usePriceBook } from '../catalog/usePriceBook'
import { configurationWithFix } from '../steel/SteelHouse'
import { useFixesPrice } from '../steel/useFixesPrice'
import type { ApplyFixProps } from '../structure/CheckedFrame'
import { useConfirmedSite } from '../structure/confirmedSite'
import { FixButton } from '../structure/FixButton'
import type { BomConfiguration } from './bomConfiguration'
import { failureSentence } from './bomFailure'
import { type BomQuestion, countsSavedFrame, fixed, requestOf, savedPlanId } from './bomQuestion'
import { useBomQuestion } from './useBomQuestion'
import { useConfiguredHouse } from './useConfiguredHouse'

const PRICE_FAILED = 'We could not price this change. Try again.'

/** Applies a fix to the configured house that the bill counts; on any other bill, to the bill alone. Drawing, check and bill follow. */
export const ApplyFix = ({ options, children }: ApplyFixProps) => {
  const { question: asked } = useBomQuestion()
  const { saved } = useConfiguredHouse()
  const question = { ...asked, plan: asked.plan || (saved ? savedPlanId(saved) : '') }
  const { site } = useConfirmedSite()
  const configuration = countsSavedFrame(question, saved) && site ? configurationWithFix(saved.configuration, site, options) : null
  return saved && configuration ? (
    <FixHouse question={question} saved={saved} fixed={{ ...saved, configuration }}>
      {children}
    </FixHouse>
  ) : (
    <FixBill question={question} saved={saved} options={options}>
      {children}
    </FixBill>
  )
}

interface FixHouseProps {
  question: BomQuestion
  saved: BomConfiguration
  /** The same house with the fix. */
  fixed: BomConfiguration
  children: string
}

const FixHouse = ({ question, saved, fixed: house, children }: FixHouseProps) => {
  const book = usePriceBook().data
  const { change } = useConfiguredHouse()
  const [bill, kit] = [useBillTotal(requestOf(question, saved)), useFixesPrice(saved.configuration)]
  const [fixedBill, fixedKit] = [useBillTotal(requestOf(question, house)), useFixesPrice(house.configuration)]
  const isPriced = bill.data !== undefined && fixedBill.data !== undefined && kit.cents !== undefined && fixedKit.cents !== undefined
  return (
    <FixButton
      problem={fixedKit.problem ?? (fixedBill.isError ? failureSentence(fixedBill.error, PRICE_FAILED) : undefined)}
      added={
        isPriced
          ? [
              { to: 'bill', beforeCents: bill.data, afterCents: fixedBill.data },
              { to: 'kit', beforeCents: kit.cents, afterCents: fixedKit.cents },
            ]
          : undefined
      }
      onPress={() => {
        if (book && fixedKit.cents !== undefined) change(house.configuration, { book, fixesCents: fixedKit.cents })
      }}
    >
      {children}
    </FixButton>
  )
}

interface FixBillProps extends Pick<ApplyFixProps, 'options'> {
  question: BomQuestion
  saved: BomConfiguration | null
  children: string
}

const FixBill = ({ question, saved, options, children }: FixBillProps) => {
  const { ask } = useBomQuestion()
  const change = fixed(question, options)
  const before = useBillTotal(requestOf(question, saved))
  const after = useBillTotal(requestOf({ ...question, ...change }, saved))
  return (
    <FixButton
      problem={after.isError || before.isError ? failureSentence(after.error ?? before.error, PRICE_FAILED) : undefined}
      added={
        before.data !== undefined && after.data !== undefined
          ? [{ to: 'bill', beforeCents: before.data, afterCents: after.data }]
          : undefined
      }
      onPress={() => ask(change)}
    >
      {children}
    </FixButton>
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
