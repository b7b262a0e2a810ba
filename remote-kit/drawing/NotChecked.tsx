import { Text } from '@framewell/design-system/elements/text/Text'
import { notCheckedWords } from '@framewell/domain/framing/notChecked'
import { notCalculated } from '@framewell/domain/structure/notCalculated'
import { type DesignLoads, designedWords } from '@framewell/domain/structure/site'

interface NotCheckedProps {
  items?: readonly string[]
  /** What is on record about the engineering review of an order. */
  review?: string
  /** The loads that the shown frame was checked for and passes. */
  designSite?: DesignLoads | null | undefined
}

/** Lists what is not checked about the shown frame, then what it is designed for, if it is. */
export const NotChecked = ({ items, review, designSite }: NotCheckedProps) => (
  <>
    <Text size="small" measured>
      {notCheckedWords(designSite ? notCalculated() : items, review)}
    </Text>
    {designSite ? (
      <Text size="small" measured>
        {designedWords(designSite)}
      </Text>
    ) : null}
  </>
)
