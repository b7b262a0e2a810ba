import { memberPrice } from '@framewell/domain/bom/memberPrice'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { Member } from '@framewell/domain/framing/member'
import { verdictWords } from '@framewell/domain/structure/verdictsInWords'
import { use, useEffect, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useConfirmedSite } from '../structure/confirmedSite'
import { useFrameCheck } from '../structure/useFrameCheck'
import { FrameBill } from './FrameBill'
import { FrameLookFields } from './FrameLookFields'
import { middleOf, sceneLook, WHOLE_FRAME } from './frameLook'
import type { FrameScene } from './frameScene'
import { MemberFacts } from './MemberFacts'
import { PanelMembers } from './PanelMembers'
import { ratioTone, type SceneTone, steelTone } from './steelTone'

export interface FrameExplorerProps {
  model: FrameModel
  /** Undefined while there is no 3-D view: the list does the same without it. */
  scene: FrameScene | undefined
  /** The mark of the picked member. */
  picked: string | undefined
  onPick: (mark: string) => void
}

/** What is shown of a frame (layers, colors, panels moved apart, a section, erection order), its picked member, and all members as a list. */
export const FrameExplorer = ({ model, scene, picked, onPick }: FrameExplorerProps) => {
  const { site } = useConfirmedSite()
  const [look, setLook] = useState(WHOLE_FRAME)
  const [measuredFrom, measureFrom] = useState<string>()
  const { checked } = useFrameCheck(model, site)
  const checks = useMemo(() => checked && new Map(checked.rows.map((row) => [row.member, row])), [checked])
  const bill = use(FrameBill)
  const member = memberOf(model, picked)
  const start = memberOf(model, measuredFrom)

  useEffect(() => {
    if (!scene) return
    const toneOf = (shown: Member): SceneTone => {
      if (shown.mark === member?.mark) return 'picked'
      if (look.color === 'part') return steelTone(shown)
      const check = checks?.get(shown.mark)
      return ratioTone(check?.worst?.ratio, check?.result === 'overloaded')
    }
    scene.look(sceneLook(model, look, toneOf, start && member && start !== member ? [middleOf(start), middleOf(member)] : null))
  }, [scene, model, look, checks, member, start])

  return (
    <Parts>
      <FrameLookFields model={model} look={look} onLook={setLook} checked={checks !== undefined} hasScene={scene !== undefined} />
      <MemberFacts
        model={model}
        member={member}
        measuredFrom={start}
        verdict={member && site ? (checks ? verdictWords(checks.get(member.mark), site) : 'Checking the frame') : undefined}
        price={member && bill && memberPrice(bill, member)}
        distributor={bill?.distributor}
        ratio={member && checks?.get(member.mark)?.worst?.ratio}
        onMeasure={() => measureFrom(member?.mark)}
      />
      <PanelMembers model={model} look={look} checks={checks} bill={bill} picked={member} onPick={onPick} />
    </Parts>
  )
}

function memberOf({ members }: FrameModel, mark: string | undefined): Member | undefined {
  return mark === undefined ? undefined : members.find((member) => member.mark === mark)
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
`
