import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Bom } from '@framewell/domain/bom/bom'
import { type BomBridge, bomBridge, pickerBridge } from '@framewell/domain/bom/bomBridge'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { usd } from '@framewell/domain/money/usd'
import { useDraft } from '@framewell/remote-kit/drafts/useDraft'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { bomPath } from '../picker/pickerAddress'
import { offeredChoices, pickerDraft } from '../picker/pickerDraft'
import { useFixesPrice } from '../structure/useFixesPrice'
import type { BomConfiguration } from './bomConfiguration'
import { type BomQuestion, chosenIn, questionOf } from './bomQuestion'

export interface BillBridgeProps {
  from:
    | { readonly kind: 'steel'; readonly saved: BomConfiguration }
    /** The plan picker's draft of a plan. @param question of the bill that it led to */
    | { readonly kind: 'picker'; readonly planId: string; readonly question: BomQuestion }
  book: PriceBook
  bom: Bom
}

/** The difference between an earlier total and its bill, line by line; the lines add up to the difference of the totals. */
export const BillBridge = ({ from, book, bom }: BillBridgeProps) =>
  from.kind === 'steel' ? <FromSteel saved={from.saved} book={book} bom={bom} /> : <FromPicker {...from} book={book} bom={bom} />

interface Counted {
  book: PriceBook
  bom: Bom
}

const FromSteel = ({ saved, book, bom }: Counted & { saved: BomConfiguration }) => {
  const fixes = useFixesPrice({ kind: 'steel', answers: saved.configuration })
  if (fixes.cents === undefined) return null
  const bridge = bomBridge(book, saved.configuration, centsOfDollars(saved.totalPrice), bom, fixes.cents)
  return <BridgeTable before="configuration" bridge={bridge} />
}

/** Nothing once the bill is for other choices than those of the draft. */
const FromPicker = ({ planId, question, book, bom }: Counted & { planId: string; question: BomQuestion }) => {
  const source = useMemo(() => pickerDraft(book, planId), [book, planId])
  const { state } = useDraft(source)
  const choices = offeredChoices(book, planId, state)
  const fixes = useFixesPrice({ kind: 'picker', answers: choices })
  const isSame = chosenIn(question, questionOf(new URLSearchParams(bomPath(book, choices).split('?')[1])))
  const bridge = isSame && fixes.cents !== undefined ? pickerBridge(book, choices, bom, fixes.cents) : undefined
  return bridge ? <BridgeTable before="estimate" bridge={bridge} /> : null
}

const BridgeTable = ({ before, bridge }: { before: 'configuration' | 'estimate'; bridge: BomBridge }) => {
  const { lines, beforeCents, billCents } = bridge
  const title = `From the ${before} to this bill`
  return (
    <Part aria-labelledby="bill-bridge">
      <Heading level={3} size={5} id="bill-bridge">
        {title}
      </Heading>
      <Text size="compact" measured>
        Your {before}’s total covers a kit and its options. This bill covers materials only, before freight and tax.
      </Text>
      <Table
        caption={title}
        rows={[...lines, { id: 'total', label: 'Total', because: '', beforeCents, billCents }]}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'label',
            header: 'What',
            onPhone: 'title',
            cell: ({ label, because }) => (
              <>
                <strong>{label}</strong>
                {because ? <small>{because}</small> : null}
              </>
            ),
          },
          {
            id: 'before',
            header: before === 'estimate' ? 'Estimate' : 'Configuration',
            align: 'end',
            cell: (line) => usd(line.beforeCents),
          },
          { id: 'bill', header: 'Bill', align: 'end', cell: (line) => usd(line.billCents) },
          {
            id: 'difference',
            header: 'Difference',
            align: 'end',
            cell: (line) => <strong>{usd(subtractCents(line.beforeCents, line.billCents))}</strong>,
          },
        ]}
      />
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
`
