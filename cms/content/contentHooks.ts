import type { CollectionConfig } from 'payload'
import { announceDeletion, announceDocument } from './announceDocument'
import { rememberPublished } from './publishedState'
import { claimSlug } from './slugs/claimSlug'
import { followTitle } from './slugs/followTitle'
import { stampPublication } from './stampPublication'

/** What happens around every write of a page or post. */
export const contentHooks: CollectionConfig['hooks'] = {
  beforeValidate: [followTitle],
  beforeChange: [claimSlug, stampPublication, rememberPublished],
  afterChange: [announceDocument],
  afterDelete: [announceDeletion],
}
