import type { SectionOf } from '@framewell/domain/content/sections'
import { REMOTES } from '@framewell/domain/releases/remotes'
import { RemoteSlot } from '../shell/remotes/RemoteSlot'

/** The frame of a widget that a micro-frontend draws; its height is reserved until it has loaded. */
export const AppFrame = ({ section }: { section: Pick<SectionOf<'app'>, 'app' | 'reservedHeight'> }) => {
  const [name, widget] = section.app.split('/')
  const remote = REMOTES.find((known) => known === name)
  if (!remote || !widget) return null
  return <RemoteSlot source={{ remote, widget }} reservedHeight={section.reservedHeight} />
}
