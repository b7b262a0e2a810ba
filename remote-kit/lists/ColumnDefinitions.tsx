import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'

interface ColumnDefinitionsProps {
  columns: readonly { readonly header: string; readonly definition?: string }[]
}

/** What a list's figures are, below it; nothing if no column says. */
export const ColumnDefinitions = ({ columns }: ColumnDefinitionsProps) => {
  const items = columns.flatMap(({ header, definition }) => (definition === undefined ? [] : [{ term: header, detail: definition }]))
  return items.length > 0 ? (
    <Disclosure summary="What the columns mean">
      <DescriptionList items={items} />
    </Disclosure>
  ) : null
}
