import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { Cents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import type { Quote, QuoteChange } from '@framewell/domain/quotes/quote'

const amount = (part: Cents | null) => (part === null ? 'not included' : usd(part))

const COLUMNS: readonly TableColumn<QuoteChange>[] = [
  { id: 'item', header: 'Item', cell: ({ label }) => label, onPhone: 'title' },
  { id: 'before', header: 'Before', cell: ({ beforeCents }) => amount(beforeCents), align: 'end' },
  { id: 'now', header: 'Now', cell: ({ afterCents }) => amount(afterCents), align: 'end' },
]

/** This revision's changes from the previous one. */
export const QuoteChanges = ({ quote: { revision, changes } }: { quote: Quote }) => {
  if (revision === 1) return null
  const caption = `Changes since revision ${revision - 1}`
  return (
    <Stack gap={3}>
      <Heading level={2} size={4}>
        {caption}
      </Heading>
      {changes.length > 0 ? (
        <Table caption={caption} columns={COLUMNS} rows={changes} rowKey={({ id, beforeCents }) => `${id} ${beforeCents}`} />
      ) : (
        <p>No line changed; the quote is valid longer.</p>
      )}
    </Stack>
  )
}
