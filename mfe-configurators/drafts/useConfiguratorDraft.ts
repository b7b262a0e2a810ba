import type { Configurator } from '@framewell/domain/quotes/savedConfiguration'
import { useLocation } from 'react-router-dom'
import { placePath } from './draftAddress'
import { useCopyLink } from './useCopyLink'
import { type DraftSource, useDraft } from './useDraft'
import { useDraftLink } from './useDraftLink'
import { useOpenedLink } from './useOpenedLink'

export interface ConfiguratorDraftSource<State> extends DraftSource<State> {
  readonly configurator: Configurator
}

export type ConfiguratorDraft<State extends Record<string, unknown>> = ReturnType<typeof useConfiguratorDraft<State>>

/**
 * The draft of a configurator: kept on this device with every change, and once somebody copied its private link also on the server,
 * so that `?saved={id}#token=` opens it on a second device. Show it with DraftGate around the wizard, DraftNote and DraftNotices in it.
 */
export function useConfiguratorDraft<State extends Record<string, unknown>>(source: ConfiguratorDraftSource<State>) {
  const { configurator, schema, storageKey } = source
  const path = placePath(useLocation())
  const draft = useDraft(source)
  /** The draft that a private link took the place of. */
  const before = useDraft({ ...source, storageKey: `${storageKey}.before` })
  const opened = useOpenedLink({ configurator, draft, schema, keepBefore: before.replace })
  const link = useDraftLink({ configurator, draft, schema, path })
  const copy = useCopyLink(path, () => link.share.mutateAsync(draft.state))
  return {
    ...draft,
    path,
    link,
    copy,
    opened,
    /** Swaps the draft of the link with the one this device had; null when it had none. */
    bringBack:
      before.stored === null
        ? null
        : () => {
            const here = draft.newest()
            draft.replace(before.newest())
            before.replace(here)
          },
    forgetBefore: () => before.replace(null),
    /** Starts afresh. */
    reset: () => draft.replace(null),
  }
}
