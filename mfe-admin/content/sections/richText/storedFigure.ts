import type { TextFigureType } from '@framewell/domain/content/figures'
import type { figureOf, StoredNode } from '@framewell/domain/content/lexicalText'
import { ownId } from '@framewell/domain/content/ownId'
import { figureBlock } from '@framewell/domain/content/paste/pastedTable'

export type StoredFigure = NonNullable<ReturnType<typeof figureOf>>

/** Ids of newly inserted figures, whose cells start open. */
export const newFigureIds = new Set<string>()

const EMPTY: Record<TextFigureType, () => object> = {
  textTable: () => ({ columns: ['', ''], rows: [newRow('', ['', '']), newRow('', ['', ''])] }),
  textChart: () => ({
    chartType: 'bar',
    unit: '',
    categories: ['', ''],
    series: [{ id: ownId(), name: '', values: [null, null] }],
  }),
}

/** A new table or chart in a text, as the panel's editor stores it. */
export function newFigure(type: TextFigureType): StoredNode {
  const id = ownId()
  newFigureIds.add(id)
  return figureBlock(type, id, EMPTY[type]())
}

function newRow(label: string, cells: readonly string[]) {
  return { id: ownId(), label, cells }
}
