import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { Member } from '@framewell/domain/framing/member'
import { type PieceFacts, pieceFacts } from '@framewell/domain/framing/pieceFacts'
import { serviceHoleWords } from '@framewell/domain/framing/pieceHoles'
import { roleWords } from '@framewell/domain/framing/roleWords'
import { shopLength } from '@framewell/domain/framing/shopLength'
import type { Cents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { styled } from 'styled-components'
import { middleOf } from './frameLook'

interface MemberFactsProps {
  model: FrameModel
  member: Member | undefined
  measuredFrom: Member | undefined
  /** Undefined until the frame is checked for a site. */
  verdict: string | undefined
  /** The greatest ratio of demand to capacity; undefined where nothing is computed. */
  ratio: number | undefined
  /** Its steel at the bill's list price; null when the list has none, undefined without a bill. */
  price: Cents | null | undefined
  /** Whose price list it is. */
  distributor: string | undefined
  onMeasure: () => void
}

/** The picked member: name, panel, piece, size, check, and how far it is from another. */
export const MemberFacts = ({ model, member, measuredFrom, verdict, ratio, price, distributor, onMeasure }: MemberFactsProps) => {
  if (!member) {
    return (
      <Text size="small" tone="muted">
        Pick a member in the 3-D view or in the list.
      </Text>
    )
  }
  const { mark, role, assembly, profile, lengthFeet, weightPounds } = member
  const { ends, opens, builtUpWith } = pieceFacts(model, member)
  return (
    <Facts aria-label="Picked member" aria-live="polite">
      <DescriptionList
        items={[
          { term: 'Member', detail: roleWords(role) },
          { term: 'Panel', detail: assembly.mark },
          { term: 'Piece', detail: mark },
          { term: 'Section', detail: profile },
          { term: 'Length', detail: shopLength(lengthFeet * 12) },
          { term: 'Ends', detail: ends },
          { term: 'Open side', detail: OPEN_SIDES[opens] },
          { term: 'Built up with', detail: builtUpWith.join(', ') || 'No other piece' },
          { term: 'Service holes', detail: serviceHoleWords(role, undefined) },
          { term: 'Weight', detail: `${weightPounds.toFixed(1)} lb` },
          { term: 'Price', detail: priceWords(price, distributor) },
          { term: 'Check', detail: verdict ?? 'Not checked: no site is confirmed.' },
          ...(ratio === undefined ? [] : [{ term: 'Ratio', detail: ratio.toFixed(2) }]),
          ...(measuredFrom && measuredFrom !== member
            ? [{ term: `From ${measuredFrom.mark}`, detail: distanceWords(measuredFrom, member) }]
            : []),
        ]}
      />
      <div>
        <Button size="small" onClick={onMeasure}>
          Measure from this member
        </Button>
      </div>
    </Facts>
  )
}

/** On its panel's sheet: walls as seen from outside, floors from above. */
const OPEN_SIDES: Readonly<Record<PieceFacts['opens'], string>> = {
  left: 'To the left on its panel’s sheet',
  right: 'To the right on its panel’s sheet',
  up: 'Up on its panel’s sheet',
  down: 'Down on its panel’s sheet',
  front: 'To the front of its panel’s sheet',
  back: 'To the back of its panel’s sheet',
  none: 'None: a flat strap',
}

/** The piece alone: offcuts, markup and discounts belong to the bill. */
function priceWords(price: Cents | null | undefined, distributor: string | undefined): string {
  if (price === undefined) return 'Not priced: this frame has no bill of materials yet.'
  return price === null ? 'Not on the price list.' : `${usd(price)}, its length at the list price of ${distributor}`
}

/** Between the middles of two members, to a sixteenth of an inch. */
function distanceWords(from: Member, to: Member): string {
  const [a, b] = [middleOf(from), middleOf(to)]
  const [x, y, z] = [b.x - a.x, b.y - a.y, b.z - a.z]
  const inches = (feet: number) => shopLength(Math.abs(feet) * 12)
  return `${inches(Math.hypot(x, y, z))} between middles: ${inches(x)} along the front, ${inches(y)} front to rear, ${inches(z)} in height`
}

const Facts = styled.section`
  display: grid;
  gap: var(--space-2);
`
