import { feature } from '../platform/features/feature'
import { blogCalls } from './blog/calls'
import { contentCalls } from './calls'
import { ContentComments } from './comments/ContentComments'
import { commentCalls } from './comments/calls'
import { ContentReleases } from './contentReleases/ContentReleases'
import { publishingCalls } from './contentReleases/calls'
import { dueContentReleases } from './contentReleases/dueContentReleases'
import { untouchedDraftSweep } from './drafts/untouchedDraftSweep'
import { managementCalls } from './management/calls'
import { Media } from './media/Media'
import { Pages } from './Pages'
import { Posts } from './Posts'
import { contentPersonal } from './personal'
import { Redirects } from './redirects/Redirects'
import { ContentReviews } from './review/ContentReviews'
import { reviewCalls } from './review/calls'
import { lateScheduleAlert } from './scheduledPublishing/lateScheduleAlert'
import { scheduleWarning } from './scheduledPublishing/scheduleWarning'
import { Navigation } from './site/Navigation'
import { SiteSettings } from './site/SiteSettings'
import { ContentUndos } from './undo/ContentUndos'

export const content = feature({
  name: 'content',
  personal: contentPersonal,
  collections: [Pages, Posts, Media, Redirects, ContentReleases, ContentReviews, ContentComments, ContentUndos],
  globals: [Navigation, SiteSettings],
  calls: [...contentCalls, ...managementCalls, ...blogCalls, ...publishingCalls, ...reviewCalls, ...commentCalls],
  jobs: [lateScheduleAlert, scheduleWarning, untouchedDraftSweep, dueContentReleases],
  seeds: async () => {
    const { seedContent } = await import(/* turbopackIgnore: true */ '../seed/seedContent')
    const { seedPosts } = await import(/* turbopackIgnore: true */ '../seed/seedPosts')
    const { seedScreenPictures } = await import(/* turbopackIgnore: true */ '../seed/sitePictures')
    const { fillListings } = await import(/* turbopackIgnore: true */ './blog/fillListings')
    return [
      { name: 'content', run: seedContent },
      { name: 'posts', run: seedPosts },
      { name: 'screen pictures', run: seedScreenPictures },
      { name: 'listings', run: fillListings },
    ]
  },
})
