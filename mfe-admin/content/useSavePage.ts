import { CONTENT_MESSAGES } from '@framewell/domain/content/contentCalls'
import { problemSentences } from '@framewell/domain/content/saving/problemSentences'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PageSaver } from './pageDraft'
import { useDocumentForms } from './useDocumentForms'

/** The explicit save and its toasts: success of an explicit save, and the first failure of any save. */
export function useSavePage(saver: PageSaver) {
  const shell = useShell()
  const forms = useDocumentForms()
  const [saving, setSaving] = useState(false)
  const { status } = useSyncExternalStore(saver.subscribe, saver.state)
  const told = useRef(false)
  useEffect(() => {
    // Of consecutive failures, only the first is reported.
    if (status === 'saved') told.current = false
    if (status !== 'failed' || told.current) return
    told.current = true
    shell.toast({ title: CONTENT_MESSAGES.updateFailed, description: 'What you typed is kept here. We keep trying.', tone: 'destructive' })
  }, [status, shell])

  const save = async (options: { readonly isPublished?: boolean } = {}) => {
    if (saving) return
    setSaving(true)
    // Reported below with its reason.
    told.current = true
    const outcome = await saver.save(options)
    setSaving(false)
    if (outcome.kind === 'saved') return shell.toast({ title: CONTENT_MESSAGES.updated, tone: 'success' })
    const { problems, page } = saver.state()
    const sentences = problemSentences(problems, page, forms)
    const description =
      outcome.kind === 'conflict'
        ? 'Somebody else changed the same text. Choose a version first.'
        : outcome.kind === 'merged'
          ? 'Somebody else changed this page in the meantime. Check the merged page, then save again.'
          : outcome.kind === 'failed'
            ? problemSentence(outcome.error, 'The connection failed. What you typed is kept here.')
            : (sentences[0] ?? 'Check the marked fields.')
    shell.toast({ title: CONTENT_MESSAGES.updateFailed, description, tone: 'destructive' })
  }
  return { save, saving }
}
