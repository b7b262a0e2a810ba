'use client'

import { listCompanies } from '@framewell/domain/parties/partyCalls'
import { listRemoteTerms, type RemoteTerms, setRemoteTerms } from '@framewell/domain/releases/remoteTerms'
import { Button, TextInput, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'
import { messageOf } from '../../panel/messageOf'

/** Above the decisions: the current team and grant of every micro-frontend, and a form for a new decision. */
export function SetRemoteTerms() {
  const [remotes, setRemotes] = useState<readonly RemoteTerms[]>([])
  useEffect(() => {
    callApi(listRemoteTerms, {}).then(
      (answer) => setRemotes(answer.remotes),
      (error: unknown) => toast.error(messageOf(error)),
    )
  }, [])
  const replace = (decided: RemoteTerms) => setRemotes(remotes.map((known) => (known.remote === decided.remote ? decided : known)))
  return (
    <div style={{ display: 'grid', gap: 'var(--base)', marginBottom: 'var(--base)' }}>
      <p>
        Members of the company sign in on the site, see the micro-frontend’s page, and are told when a release fails, is withdrawn, or has a
        new error. To add a team, invite its owner as a partner in the control center first.
      </p>
      {remotes.map((terms) => (
        <Decision key={terms.remote} terms={terms} onDecided={replace} />
      ))}
    </div>
  )
}

function Decision({ terms, onDecided }: { terms: RemoteTerms; onDecided: (terms: RemoteTerms) => void }) {
  const { remote } = terms
  const router = useRouter()
  const [company, setCompany] = useState(terms.company?.name ?? '')
  const [scriptKb, setScriptKb] = useState(terms.scriptKb === null ? '' : String(terms.scriptKb))
  const [reason, setReason] = useState('')
  const [waiting, setWaiting] = useState(false)
  const typed = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => set(event.target.value)
  const decide = async () => {
    setWaiting(true)
    try {
      const team = await companyNamed(company)
      if ('problem' in team) return toast.error(team.problem)
      const kilobytes = scriptKb.trim() === '' ? null : Number(scriptKb)
      onDecided(await callApi(setRemoteTerms, { remote, company: team.id, scriptKb: kilobytes, reason }))
      setReason('')
      toast.success(`The decision about ${remote} is recorded.`)
      router.refresh()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setWaiting(false)
    }
  }
  return (
    <fieldset style={{ display: 'grid', gap: 'calc(var(--base) / 2)' }}>
      <legend>
        <strong>{remote}</strong>
      </legend>
      <TextInput path={`team-${remote}`} label="Team (name of its company)" value={company} onChange={typed(setCompany)} />
      <TextInput
        path={`script-${remote}`}
        label="Script of a screen in KB, compressed (empty for the usual limit)"
        value={scriptKb}
        onChange={typed(setScriptKb)}
      />
      <TextInput path={`reason-${remote}`} label="Reason (for the audit trail)" value={reason} onChange={typed(setReason)} />
      <Button buttonStyle="secondary" size="small" margin={false} disabled={waiting} onClick={decide}>
        Save decision
      </Button>
    </fieldset>
  )
}

/** The ID of the company with this name (null without a name), or why there is none. */
async function companyNamed(name: string): Promise<{ readonly id: string | null } | { readonly problem: string }> {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return { id: null }
  const { data } = await callApi(listCompanies, { search: wanted })
  const found = data.filter((company) => company.name.toLowerCase() === wanted)
  const [only] = found
  if (found.length > 1) return { problem: `There are ${found.length} companies named ${name.trim()}. Rename one first.` }
  return only ? { id: only.id } : { problem: `There is no company named ${name.trim()}. Invite its owner first.` }
}
