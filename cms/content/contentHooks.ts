import type { CollectionConfig } from 'payload'
import { announceDeletion, announceDocument } from './announceDocument'
import { deriveListing } from './blog/deriveListing'
import { showEffectsFirst } from './consequences/showEffectsFirst'
import { requireKnownFacts } from './facts/requireKnownFacts'
import { requireSeoScore } from './management/requireSeoScore'
import { requirePictures } from './media/requirePictures'
import { rememberPublished } from './publishedState'
import { renewEditors } from './renewEditors'
import { noteChanges } from './review/changedByField'
import { endReview } from './review/endReview'
import { requireApproval } from './review/requireApproval'
import { endFailedSchedules } from './scheduledPublishing/forgetFailedSchedules'
import { withdrawSchedules } from './scheduledPublishing/withdrawSchedules'
import { ownLinksAsPaths } from './site/ownLinksAsPaths'
import { claimSlug } from './slugs/claimSlug'
import { slugFromTitle } from './slugs/slugFromTitle'
import { stampEditor, stampPublication } from './stampDocument'
import { unpublishTrashed } from './unpublishTrashed'
import { beginOwnVersion } from './versions/beginOwnVersion'
import { refuseStaleSave } from './versions/refuseStaleSave'

/** Hooks around every write of a page or post. */
export const contentHooks: CollectionConfig['hooks'] = {
  beforeOperation: [refuseStaleSave, showEffectsFirst],
  beforeValidate: [slugFromTitle],
  beforeChange: [
    ownLinksAsPaths,
    claimSlug,
    requireKnownFacts,
    requirePictures,
    requireSeoScore,
    requireApproval,
    stampPublication,
    stampEditor,
    beginOwnVersion,
    noteChanges,
    rememberPublished,
    unpublishTrashed,
    deriveListing,
  ],
  afterChange: [announceDocument, endReview, endFailedSchedules, withdrawSchedules, renewEditors],
  afterDelete: [announceDeletion, renewEditors],
}
