import type { Bom } from '@framewell/domain/bom/bom'
import { generateBom } from '@framewell/domain/bom/calls'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { type Cents, centsOfDollars } from '@framewell/domain/money/cents'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { usePriceBook } from '../catalog/usePriceBook'
import type { ApplyFixProps } from '../structure/CheckedFrame'
import { useConfirmedSite } from '../structure/confirmedSite'
import { designWithFix } from '../structure/FixableHouse'
import { FixButton } from '../structure/FixButton'
import { useFixesPrice } from '../structure/useFixesPrice'
import { BillOnScreen } from './BillOnScreen'
import type { BomConfiguration } from './bomConfiguration'
import { failureSentence } from './bomFailure'
import { countsSavedFrame, fixed, requestOf } from './bomQuestion'
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
  const { prepare, show } = shownBill(screen, requestOf(question, house), fixedBill.bom, checkFirst)
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
  const { prepare, show } = shownBill(screen, request, after.bom, checkFirst)
  return (
    <FixButton
      problem={after.isError || before.isError ? failureSentence(after.error ?? before.error, PRICE_FAILED) : undefined}
      added={
        before.data !== undefined && after.data !== undefined
          ? [{ to: 'bill', beforeCents: before.data, afterCents: after.data }]
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
  readonly bom: Bom | undefined
  readonly data: Cents | undefined
  readonly error: Error | null
  readonly isError: boolean
}

/** The bill that a request makes, and its total in cents, at its distributor or the cheapest. */
function useBillTotal(request: CallInput<typeof generateBom>): BillTotal {
  const { call } = useShell()
  const {
    data: bom,
    error,
    isError,
  } = useQuery({
    queryKey: ['bom', 'bill', request],
    queryFn: async ({ signal }) => (await call(generateBom, request, { signal })).bom,
    retry: false,
  })
  return { bom, error, isError, data: bom && centsOfDollars(bom.total_cost) }
}

/** How the bill on the screen, its drawing and its check change together. */
function shownBill(
  screen: BillOnScreen,
  request: CallInput<typeof generateBom>,
  bom: Bom | undefined,
  checkFirst: ApplyFixProps['checkFirst'],
) {
  return {
    prepare: async () => {
      const layout = screen.layoutOf(request)
      if (layout) await checkFirst(layout)
    },
    show: () => {
      if (bom) screen.follow({ request, bom })
    },
  }
}
