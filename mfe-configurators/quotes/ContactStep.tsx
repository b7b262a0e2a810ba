import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { later } from '@framewell/remote-kit/shell/later'
import { preloadSubmit, QuoteEnd } from './QuoteEnd'

/** The contact step; its code loads when needed, together with the code that sends the quote and shows the result. */
export const ContactStep = later(
  async () => {
    const [{ ContactFields }] = await Promise.all([import('./ContactFields'), preloadSubmit(), QuoteEnd.ready()])
    return ContactFields
  },
  <LoadingArea label="Loading the form">
    <Skeleton shape="block" height="14rem" />
  </LoadingArea>,
)
