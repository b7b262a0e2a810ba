import type { Bom } from '@framewell/domain/bom/bom'
import { generateBom } from '@framewell/domain/bom/calls'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { type Cents, centsOfDollars } from '@framewell/domain/money/cents'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { usePriceBook } from '../catalog/usePriceBook'
import type { ApplyFixProps } from '../structure/CheckedFrame'
import { useConfirmedSite } from '../structure/confirmedSite'
import { designWithFix } from '../structure/FixableHouse'
import { FixButton } from '../structure/FixButton'
import { useFixesPrice } from '../structure/useFixesPrice'
import { BillOnScreen } from './BillOnScreen'
import { billTotal } from './billTotal'
import type { BomConfiguration } from './bomConfiguration'
import { failureSentence } from './bomFailure'
import { checkedRequest, countsSavedFrame, fixed, requestOf } from './bomQuestion'
import { useConfiguredHouse } from './useConfiguredHouse'

const PRICE_FAILED = 'We could not price this change. Try again.'

/** Applies a fix to the configured house that the bill counts; on any other bill, to the bill alone. Drawing, check and bill follow. */
export const ApplyFix = (fix: ApplyFixProps) => {
  const screen = use(BillOnScreen)
  return screen && <FixOnScreen {...fix} screen={screen} />
}

interface FixOnScreenProps extends ApplyFixProps {
  screen: BillOnScreen
}

const FixOnScreen = ({ options, checkFirst, children, screen }: FixOnScreenProps) => {
  const { question } = screen
  const { saved } = useConfiguredHouse()
  const { site } = useConfirmedSite()
  const configuration =
    countsSavedFrame(question, saved) && site
      ? { ...saved.configuration, siteDesign: designWithFix(saved.configuration.siteDesign, site, options) }
      : null
  return saved && configuration ? (
    <FixHouse screen={screen} saved={saved} fixed={{ ...saved, configuration }} checkFirst={checkFirst}>
      {children}
    </FixHouse>
  ) : (
    <FixBill screen={screen} saved={saved} options={options} checkFirst={checkFirst}>
      {children}
    </FixBill>
  )
}

interface FixHouseProps extends Pick<FixOnScreenProps, 'checkFirst' | 'screen'> {
  saved: BomConfiguration
  /** The same house with the fix. */
  fixed: BomConfiguration
  children: string
}

const FixHouse = ({ screen, saved, fixed: house, checkFirst, children }: FixHouseProps) => {
  const { question } = screen
  const book = usePriceBook().data
  const { change } = useConfiguredHouse()
  const [bill, kit] = [useBillTotal(requestOf(question, saved)), useFixesPrice({ kind: 'steel', answers: saved.configuration })]
  const [fixedBill, fixedKit] = [useBillTotal(requestOf(question, house)), useFixesPrice({ kind: 'steel', answers: house.configuration })]
  const { prepare, show } = useShownBill(screen, requestOf(question, house), checkFirst)
  const isPriced = bill.cents !== undefined && fixedBill.cents !== undefined && kit.cents !== undefined && fixedKit.cents !== undefined
  return (
    <FixButton
      problem={fixedKit.problem ?? fixedBill.problem}
      added={
        isPriced
          ? [
              { to: 'bill', beforeCents: bill.cents, afterCents: fixedBill.cents },
              { to: 'kit', beforeCents: kit.cents, afterCents: fixedKit.cents },
            ]
          : undefined
      }
      prepare={prepare}
      onPress={() => {
        show()
        if (book && fixedKit.cents !== undefined) change(house.configuration, { book, fixesCents: fixedKit.cents })
      }}
    >
      {children}
    </FixButton>
  )
}

interface FixBillProps extends Pick<FixOnScreenProps, 'options' | 'checkFirst' | 'screen'> {
  saved: BomConfiguration | null
  children: string
}

const FixBill = ({ screen, saved, options, checkFirst, children }: FixBillProps) => {
  const { question, ask } = screen
  const change = fixed(question, options)
  const before = useBillTotal(requestOf(question, saved))
  const request = requestOf({ ...question, ...change }, saved)
  const after = useBillTotal(request)
  const { prepare, show } = useShownBill(screen, request, checkFirst)
  return (
    <FixButton
      problem={after.problem ?? before.problem}
      added={
        before.cents !== undefined && after.cents !== undefined
          ? [{ to: 'bill', beforeCents: before.cents, afterCents: after.cents }]
          : undefined
      }
      prepare={prepare}
      onPress={() => {
        show()
        ask(change)
      }}
    >
      {children}
    </FixButton>
  )
}

interface BillTotal {
  /** Undefined while the server counts and when it refuses. */
  readonly cents: Cents | undefined
  /** Why there is no total. */
  readonly problem: string | undefined
}

/** The total of the bill that a request makes, at its distributor or the cheapest. */
function useBillTotal(request: CallInput<typeof generateBom>): BillTotal {
  const { call } = useShell()
  const wrong = checkedRequest(request).problems[0]?.message
  const { data, error } = useQuery({
    queryKey: ['bom', 'total', request],
    queryFn: () => billTotal(call, request),
    enabled: wrong === undefined,
    retry: false,
  })
  const total = data?.total_cost ?? undefined
  return {
    cents: total === undefined ? undefined : centsOfDollars(total),
    problem: wrong ?? data?.problem ?? (error ? failureSentence(error, PRICE_FAILED) : undefined),
  }
}

/** How the bill on the screen, its drawing and its check change together: the bill is counted before any of them changes. */
function useShownBill(screen: BillOnScreen, request: CallInput<typeof generateBom>, checkFirst: ApplyFixProps['checkFirst']) {
  const { call } = useShell()
  const queries = useQueryClient()
  const queryKey = ['bom', 'bill', request]
  return {
    prepare: async () => {
      const layout = screen.layoutOf(request)
      const bill = queries.fetchQuery({ queryKey, queryFn: async () => (await call(generateBom, request)).bom, retry: false })
      // Without it, the bill on the screen stays the one of the frame before, as after any choice.
      await Promise.all([bill.catch(() => undefined), layout && checkFirst(layout)])
    },
    show: () => {
      const bom = queries.getQueryData<Bom>(queryKey)
      if (bom) screen.follow({ request, bom })
    },
  }
}
