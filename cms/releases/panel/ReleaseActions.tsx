'use client'

import { promoteRelease, setCandidate, withdrawRelease } from '@framewell/domain/releases/movingCalls'
import type { ReleaseStatus } from '@framewell/domain/releases/releaseStatuses'
import { OWN_REMOTES } from '@framewell/domain/releases/remotes'
import { tryRelease } from '@framewell/domain/releases/tryingCalls'
import { Button, TextInput, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { messageOf } from '../../panel/messageOf'
import { ReasonDialog } from '../../panel/ReasonDialog'

type Action = 'promote' | 'candidate' | 'withdraw' | 'takeOff'

const WORDS: Record<Action, { readonly title: string; readonly text: string; readonly button: string }> = {
  promote: {
    title: 'Make this release live?',
    text: 'Pages opened from now on use it; pages already open keep theirs. The release it replaces stays here to go back to.',
    button: 'Make live',
  },
  candidate: {
    title: 'Show this release to some visitors?',
    text: 'Each visitor stays on one side. When it fails or is slow on more of its pages than the live release, it is taken back by itself.',
    button: 'Show it',
  },
  withdraw: {
    title: 'Take this release back?',
    text: 'A candidate is shown to nobody any more. In place of the live release, the last good one before it goes live again.',
    button: 'Take back',
  },
  takeOff: {
    title: 'Take this micro-frontend off the site?',
    text: 'Nothing takes its place: its addresses end and its widgets are offered no more. Its releases stay here and can be made live again.',
    button: 'Take off the site',
  },
}

/** On a release's screen: its actions, each with a reason for the audit trail. */
export function ReleaseActions() {
  const { id, data } = useDocumentInfo()
  const { openModal, closeModal } = useModal()
  const router = useRouter()
  const [action, setAction] = useState<Action>('promote')
  const [reason, setReason] = useState('')
  const [share, setShare] = useState('20')
  const [waiting, setWaiting] = useState(false)
  if (!id) return null
  const modal = `release-actions-${id}`
  // The panel knows its documents by their generated types only.
  const status = data?.status as ReleaseStatus | undefined
  const isOurs = OWN_REMOTES.some((own) => own === data?.remote)
  const open = (next: Action) => {
    setAction(next)
    openModal(modal)
  }

  const run = async () => {
    setWaiting(true)
    try {
      const release = String(id)
      if (action === 'promote') {
        const live = await callApi(promoteRelease, { id: release, reason })
        toast.success(`${live.remote} ${live.version} is live. Pages opened from now on use it.`)
      } else if (action === 'candidate') {
        const shown = await callApi(setCandidate, { id: release, share: Number(share), reason })
        toast.success(`${share}% of the visitors get ${shown.remote} ${shown.version} from now on.`)
      } else {
        const answer = await callApi(withdrawRelease, { id: release, reason, takeOff: action === 'takeOff' })
        toast.success(answer.status === 'live' ? `${answer.remote} ${answer.version} is live again.` : 'It is shown to nobody any more.')
      }
      closeModal(modal)
      router.refresh()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setWaiting(false)
    }
  }
  const preview = async () => {
    try {
      const { url } = await callApi(tryRelease, { id: String(id), minutes: 60 })
      window.open(url, '_blank', 'noopener')
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <>
      {status === 'withdrawn' ? null : (
        <Button buttonStyle="secondary" size="medium" onClick={preview}>
          Preview on the site
        </Button>
      )}
      {status === 'live' ? null : (
        <>
          <Button buttonStyle="secondary" size="medium" onClick={() => open('candidate')}>
            {status === 'candidate' ? 'Change its share' : 'Show to some visitors'}
          </Button>
          <Button buttonStyle="primary" size="medium" onClick={() => open('promote')}>
            Make live
          </Button>
        </>
      )}
      {status === 'live' || status === 'candidate' ? (
        <Button buttonStyle="secondary" size="medium" onClick={() => open('withdraw')}>
          Take back
        </Button>
      ) : null}
      {status === 'live' && !isOurs ? (
        <Button buttonStyle="secondary" size="medium" onClick={() => open('takeOff')}>
          Take off the site
        </Button>
      ) : null}
      <ReasonDialog slug={modal} words={WORDS[action]} reason={reason} onReason={setReason} waiting={waiting} onRun={run}>
        {action === 'candidate' ? (
          <TextInput
            path="share"
            label="Percent of the visitors"
            value={share}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setShare(event.target.value)}
          />
        ) : null}
      </ReasonDialog>
    </>
  )
}
