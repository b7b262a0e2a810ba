'use client'

import { LeaveWithoutSaving } from '@payloadcms/ui'
import { DraftNotices } from './DraftNotices'
import { useOpenSaver, usePanelDraft } from './openSavers'
import { useFormSync } from './useFormSync'
import { usePanelSaver } from './usePanelSaver'

const STUCK: ReadonlySet<string> = new Set(['failed', 'signedOut', 'refused', 'conflict'])

/** Saves the surrounding form automatically and shows above it what the editor has to know or decide. */
export const SavingNotices = () => {
  const saver = usePanelSaver()
  useFormSync(saver)
  const open = useOpenSaver(saver?.id)
  const draft = usePanelDraft(open)
  if (!open || !draft) return null
  return (
    <>
      {STUCK.has(draft.status) ? <LeaveWithoutSaving /> : null}
      <DraftNotices saver={open} draft={draft} />
    </>
  )
}
