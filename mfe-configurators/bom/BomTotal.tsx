import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { Bom } from '@framewell/domain/bom/bom'
import { bomTotalLines } from '@framewell/domain/bom/bomTotalLines'

/** From the distributor's list prices to the total. */
export const BomTotal = ({ bom }: { bom: Bom }) => (
  <div>
    <Heading level={3} size={5}>
      How the total adds up
    </Heading>
    <DescriptionList variant="figures" items={bomTotalLines(bom)} />
  </div>
)
