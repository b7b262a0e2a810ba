import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Bom } from '@framewell/domain/bom/bom'
import { memberPrice } from '@framewell/domain/bom/memberPrice'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { Member } from '@framewell/domain/framing/member'
import { roleWords } from '@framewell/domain/framing/roleWords'
import { shopLength } from '@framewell/domain/framing/shopLength'
import { usd } from '@framewell/domain/money/usd'
import type { MemberRow } from '@framewell/domain/structure/memberRows'
import { useState } from 'react'
import { styled } from 'styled-components'
import { type FrameLook, shownPanels } from './frameLook'

interface PanelMembersProps {
  model: FrameModel
  look: FrameLook
  /** By mark; undefined until the frame is checked for a site. */
  checks: ReadonlyMap<string, MemberRow> | undefined
  /** The frame's bill; undefined where the screen has none. */
  bill: Bom | undefined
  picked: Member | undefined
  onPick: (mark: string) => void
}

/** The members of one panel as buttons, in erection order: what the 3-D view does, without it. */
export const PanelMembers = ({ model, look, checks, bill, picked, onPick }: PanelMembersProps) => {
  const panels = shownPanels(model, look)
  const [chosen, setChosen] = useState<{ readonly panel: string; readonly picked: Member | undefined }>()
  // The panel that was chosen last, in its field or by picking a member of it.
  const mark = chosen && chosen.picked === picked ? chosen.panel : picked?.assembly.mark
  const panel = panels.find((shown) => shown.mark === mark) ?? panels[0]
  if (!panel) {
    return (
      <Text size="small" tone="muted">
        Every layer is off.
      </Text>
    )
  }
  return (
    <div>
      <SelectField
        size="small"
        label="Panel"
        value={panel.mark}
        options={panels.map(({ mark: name, members }) => ({ value: name, label: `${name}, ${members.length} pieces` }))}
        onChange={(event) => setChosen({ panel: event.currentTarget.value, picked })}
      />
      <Members aria-label={`Members of ${panel.mark}`}>
        {panel.members.map((member) => {
          const price = bill && memberPrice(bill, member)
          const ratio = checks?.get(member.mark)?.worst?.ratio
          return (
            <li key={member.mark}>
              <button type="button" aria-pressed={member === picked} onClick={() => onPick(member.mark)}>
                <span>
                  {member.mark} {roleWords(member.role)}
                </span>
                <span>
                  {shopLength(member.lengthFeet * 12)}
                  {price ? `, ${usd(price)}` : null}
                  {ratio === undefined ? null : `, ratio ${ratio.toFixed(2)}`}
                </span>
              </button>
            </li>
          )
        })}
      </Members>
    </div>
  )
}

const Members = styled.ul`
  max-height: 18rem;
  margin: var(--space-2) 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  & button {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    justify-content: space-between;
    width: 100%;
    min-height: var(--control-small);
    padding: var(--space-1) var(--space-2);
    border: 0;
    border-bottom: 1px solid var(--color-line-faint);
    background: none;
    color: var(--color-ink);
    font: inherit;
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
    text-align: left;
    cursor: pointer;
  }
  & button:hover {
    background: var(--color-sunken);
  }
  & button[aria-pressed='true'] {
    background: var(--color-plum-tint);
    font-weight: var(--weight-strong);
  }
`
