import { feature } from '../features/feature'
import { blogCalls } from './blog/calls'
import { contentCalls } from './calls'
import { untouchedDraftSweep } from './drafts/untouchedDraftSweep'
import { managementCalls } from './management/calls'
import { Media } from './media/Media'
import { Pages } from './Pages'
import { Posts } from './Posts'
import { contentPersonal } from './personal'
import { Redirects } from './redirects/Redirects'
import { lateScheduleAlert } from './scheduledPublishing/lateScheduleAlert'
import { scheduleWarning } from './scheduledPublishing/scheduleWarning'
import { Navigation } from './site/Navigation'
import { SiteSettings } from './site/SiteSettings'

export const content = feature({
  name: 'content',
  personal: contentPersonal,
  collections: [Pages, Posts, Media, Redirects],
  globals: [Navigation, SiteSettings],
  calls: [...contentCalls, ...managementCalls, ...blogCalls],
  jobs: [lateScheduleAlert, scheduleWarning, untouchedDraftSweep],
  seeds: async () => {
    const { seedContent } = await import(/* turbopackIgnore: true */ '../seed/seedContent')
    const { seedPosts } = await import(/* turbopackIgnore: true */ '../seed/seedPosts')
    const { fillListings } = await import(/* turbopackIgnore: true */ './blog/fillListings')
    return [
      { name: 'content', run: seedContent },
      { name: 'posts', run: seedPosts },
      { name: 'listings', run: fillListings },
    ]
  },
})
