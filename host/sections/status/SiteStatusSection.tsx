import type { SectionOf } from '@framewell/domain/content/sections'
import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { SectionBand } from '../SectionBand'
import { StatusCards } from './StatusCards'
import { StatusFeed } from './StatusFeed'
import { watchStatus } from './watchStatus'

interface SiteStatusSectionProps {
  readonly section: SectionOf<'siteStatus'>
  /** The status the server rendered the page with. */
  readonly status: SiteStatus | null | undefined
}

/** Live platform figures: server-rendered, then read again when they change while the tab is visible. */
export const SiteStatusSection = ({ section, status }: SiteStatusSectionProps) => {
  const [feed] = useState(
    () =>
      new StatusFeed({
        initial: status,
        watch: watchStatus,
        read: async () => (await import(/* webpackChunkName: "status" */ './readSiteStatus')).readSiteStatus(),
      }),
  )
  useEffect(() => {
    const follow = () => (document.hidden ? feed.stop() : feed.start())
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      feed.stop()
    }
  }, [feed])
  const state = useSyncExternalStore(feed.subscribe, feed.get, feed.get)
  return (
    <SectionBand section={section} space="tight">
      <StatusCards cards={section.cards} state={state} headed={Boolean(section.heading)} onRefresh={feed.refresh} />
    </SectionBand>
  )
}
