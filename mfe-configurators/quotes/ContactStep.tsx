import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { later } from '@framewell/remote-kit/shell/later'
import { QuoteEnd, sendingCode } from './QuoteEnd'

/** Who the quote is for; the code of the form comes when it is asked for, and what sends it and shows what came of it along with it. */
export const ContactStep = later(
  async () => {
    const [{ ContactFields }] = await Promise.all([import('./ContactFields'), sendingCode(), QuoteEnd.ready()])
    return ContactFields
  },
  <LoadingArea label="Loading the form">
    <Skeleton shape="block" height="14rem" />
  </LoadingArea>,
)
