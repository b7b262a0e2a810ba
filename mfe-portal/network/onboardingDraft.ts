import { type EnhancedDraft, enhancedDefaults, enhancedDraftSchema } from '@framewell/domain/network/enhancedApplication'
import { SIMPLE_DEFAULTS, type SimpleDraft, simpleDraftSchema } from '@framewell/domain/network/simpleApplication'
import type { DraftWords } from '@framewell/remote-kit/drafts/DraftWords'
import type { SharedDraftSource } from '@framewell/remote-kit/drafts/useSharedDraft'

const words: DraftWords = { noun: 'application', entries: 'answers', screen: 'the form', counted: null }

export const SIMPLE_DRAFT: SharedDraftSource<SimpleDraft> = {
  configurator: 'simple-onboarding',
  storageKey: 'framewell.network.simple-onboarding',
  schema: simpleDraftSchema,
  empty: SIMPLE_DEFAULTS,
  words,
}

/** The signature date defaults to today. */
export const enhancedDraft = (today: string): SharedDraftSource<EnhancedDraft> => ({
  configurator: 'enhanced-onboarding',
  storageKey: 'framewell.network.enhanced-onboarding',
  schema: enhancedDraftSchema,
  empty: enhancedDefaults(today),
  words,
})
