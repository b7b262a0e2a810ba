import type { SectionOf } from '@framewell/domain/content/sections'
import { RemoteSlot } from '../shell/remotes/RemoteSlot'
import { sourceOf } from './sourceOf'

/** The frame of a micro-frontend's widget. Its height is reserved until the widget loads. */
export const AppFrame = ({ section }: { section: Pick<SectionOf<'app'>, 'app' | 'reservedHeight'> }) => {
  const source = sourceOf(section.app)
  return source ? <RemoteSlot source={source} reservedHeight={section.reservedHeight} /> : null
}
