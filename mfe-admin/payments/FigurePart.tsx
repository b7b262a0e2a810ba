import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'

interface PartProps {
  title: string
  rows: readonly { readonly title: string; readonly definition: string; readonly amount: Cents; readonly total?: boolean }[]
}

/** Amounts of a report, each with what it means. */
export const FigurePart = ({ title, rows }: PartProps) => (
  <Stack as="section" gap={3} aria-label={title}>
    <Heading level={2} size={5}>
      {title}
    </Heading>
    <DescriptionList
      variant="figures"
      items={rows.map(({ title: term, definition, amount, total }) => ({
        key: term,
        term: (
          <>
            {term}
            <Text as="span" size="tiny" tone="muted" style={{ display: 'block' }}>
              {definition}
            </Text>
          </>
        ),
        detail: usdWithCents(amount),
        ...(total ? { total } : {}),
      }))}
    />
  </Stack>
)
