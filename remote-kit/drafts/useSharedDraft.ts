import type { Configurator } from '@framewell/domain/quotes/savedConfiguration'
import { useLocation } from 'react-router-dom'
import type { DraftWords } from './DraftWords'
import { placePath } from './draftAddress'
import { useCopyLink } from './useCopyLink'
import { type DraftSource, useDraft } from './useDraft'
import { useDraftLink } from './useDraftLink'
import { useOpenedLink } from './useOpenedLink'

const CONFIGURATION: DraftWords = { noun: 'configuration', entries: 'choices', screen: 'the configurator', counted: 'configuration_shared' }

export interface SharedDraftSource<State> extends DraftSource<State> {
  readonly configurator: Configurator
  /** Words for a configuration by default. */
  readonly words?: DraftWords
}

export type SharedDraft<State extends Record<string, unknown>> = ReturnType<typeof useSharedDraft<State>>

/**
 * The draft of a configurator or a long form: stored on this device with every change, and also on the server once somebody copied its
 * private link, so that `?saved={id}#token=` opens it on a second device. Show it with DraftGate around the wizard, DraftNote and
 * DraftNotices in it.
 */
export function useSharedDraft<State extends Record<string, unknown>>(source: SharedDraftSource<State>) {
  const { configurator, schema, storageKey, words = CONFIGURATION } = source
  const path = placePath(useLocation())
  const draft = useDraft(source)
  /** The draft the private link replaced. */
  const before = useDraft({ ...source, storageKey: `${storageKey}.before` })
  const opened = useOpenedLink({ configurator, draft, schema, keepBefore: before.replace })
  const link = useDraftLink({ configurator, draft, schema, path })
  const copy = useCopyLink(path, words, () => link.share.mutateAsync(draft.state))
  return {
    ...draft,
    words,
    path,
    link,
    copy,
    opened,
    /** Swaps the link's draft with this device's previous one; null when there was none. */
    bringBack:
      before.stored === null
        ? null
        : () => {
            const here = draft.newest()
            draft.replace(before.newest())
            before.replace(here)
          },
    forgetBefore: () => before.replace(null),
    /** Starts over. */
    reset: () => draft.replace(null),
  }
}
