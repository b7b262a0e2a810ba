import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { later } from '@framewell/remote-kit/shell/later'

/** Who the quote is for; the code of the form comes when it is asked for. */
export const ContactStep = later(
  async () => (await import('./ContactFields')).ContactFields,
  <LoadingArea label="Loading the form">
    <Skeleton shape="block" height="14rem" />
  </LoadingArea>,
)
