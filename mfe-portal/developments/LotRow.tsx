import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { type Lot, lotCents } from '@framewell/domain/developments/lot'
import { usd } from '@framewell/domain/money/usd'
import { ORDER_STAGE_LABELS, ORDER_STATUS_LABELS } from '@framewell/domain/orders/stages'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { siteWords } from '@framewell/domain/structure/site'
import { memo } from 'react'
import { styled } from 'styled-components'
import { reviewPath } from '../orders/orderPaths'
import { placeWords } from './developmentWords'

interface LotRowProps {
  lot: Lot
  /** 'The Bova Plan, mirrored' */
  house: string
  selected: boolean
  /** Its development is ordered: it can be called off. */
  ordered: boolean
  onSelect: (id: string, selected: boolean) => void
  onEdit: (id: string) => void
  onCallOff: (id: string) => void
}

/** Takes focus again after its lot was edited. */
export const editButtonId = (id: string) => `edit-${id}`

/** One lot. Drawn again only when it changes: the others of 40 lots stay as they are. */
export const LotRow = memo(({ lot, house, selected, ordered, onSelect, onEdit, onCallOff }: LotRowProps) => {
  const { id, name, siteAddress, siteZip, deliverBy, site, problem, order } = lot
  const cents = lotCents(lot, ordered)
  return (
    <Line>
      <Checkbox label={`Select ${name}`} hideLabel checked={selected} onChange={(event) => onSelect(id, event.currentTarget.checked)} />
      <Stack gap={1}>
        <Text weight="strong">{name}</Text>
        <Text size="small" tone="muted">
          {house}
        </Text>
        {problem ? (
          <>
            <div>
              <Badge tone="bad">No price</Badge>
            </div>
            <Text size="small">{problem}</Text>
          </>
        ) : null}
      </Stack>
      <Stack gap={1}>
        <Text size="small">{placeWords({ siteAddress, siteZip })}</Text>
        <Text size="small" tone="muted">
          {site ? siteWords(site) : 'No wind and snow entered'}
        </Text>
      </Stack>
      <Text size="small">{deliverBy ? longDate(`${deliverBy}T12:00:00Z`) : 'No day yet'}</Text>
      <Figure size="small">{cents === null ? '–' : usd(cents)}</Figure>
      <Stack direction="row" gap={2} justify="end">
        {order ? (
          <Link href={reviewPath(order.number)}>
            {order.number},{' '}
            {order.status === 'active' ? labelOf(ORDER_STAGE_LABELS, order.stage) : labelOf(ORDER_STATUS_LABELS, order.status)}
          </Link>
        ) : (
          <>
            <Button size="small" id={editButtonId(id)} onClick={() => onEdit(id)} aria-label={`Edit ${name}`}>
              Edit
            </Button>
            {ordered ? (
              <Button size="small" onClick={() => onCallOff(id)} aria-label={`Call off ${name}`}>
                Call off
              </Button>
            ) : null}
          </>
        )}
      </Stack>
    </Line>
  )
})

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2) var(--space-4);
  align-items: center;

  ${media.phone} {
    & > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
  ${media.wide} {
    grid-template-columns: auto 1.4fr 1.6fr 7rem 6rem 13rem;
  }
`
