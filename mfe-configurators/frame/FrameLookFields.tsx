import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Text } from '@framewell/design-system/elements/text/Text'
import { feetInches } from '@framewell/domain/framing/feetInches'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { type Assembly, MEMBER_PARTS } from '@framewell/domain/framing/member'
import { styled } from 'styled-components'
import { CUT_AXES, type CutAxis, cutFeet, type FrameLook, panelsOf, WHOLE_FRAME } from './frameLook'
import { SlideField } from './SlideField'
import { HEAVY_RATIO } from './steelTone'

interface FrameLookFieldsProps {
  model: FrameModel
  look: FrameLook
  onLook: (look: FrameLook) => void
  /** Whether the frame was checked for a site, so that members have ratios. */
  checked: boolean
  hasScene: boolean
}

/** Layers and erection order, which the list follows too; and what only a 3-D view shows: colors, panels moved apart, a section. */
export const FrameLookFields = ({ model, look, onLook, checked, hasScene }: FrameLookFieldsProps) => {
  const panels = panelsOf(model)
  const parts = MEMBER_PARTS.filter((part) => panels.some((panel) => panel.part === part))
  const set = Math.min(look.panelsSet ?? panels.length, panels.length)
  const last = panels[set - 1]
  const toggle = (part: Assembly['part'], shown: boolean) =>
    onLook({ ...look, hidden: shown ? look.hidden.filter((hidden) => hidden !== part) : [...look.hidden, part] })
  return (
    <Fields>
      <Layers>
        <legend>Layers</legend>
        {parts.map((part) => (
          <Checkbox
            key={part}
            label={PART_NAMES[part]}
            checked={!look.hidden.includes(part)}
            onChange={(event) => toggle(part, event.currentTarget.checked)}
          />
        ))}
      </Layers>
      <SlideField
        label="Erection order"
        value={set}
        least={1}
        most={panels.length}
        words={last ? `${set} of ${panels.length} set: ${last.mark}` : ''}
        onChange={(value) => onLook({ ...look, panelsSet: value === panels.length ? null : value })}
      />
      {hasScene ? (
        <>
          <SlideField
            label="Move panels apart"
            value={Math.round(look.exploded * 100)}
            least={0}
            most={100}
            words={look.exploded === 0 ? 'In place' : `${Math.round(look.exploded * 100)}%`}
            onChange={(value) => onLook({ ...look, exploded: value / 100 })}
          />
          <SelectField
            size="small"
            label="Section"
            value={look.cut?.axis ?? ''}
            options={[{ value: '', label: 'None' }, ...CUT_AXES.map((axis) => ({ value: axis, label: CUT_NAMES[axis] }))]}
            onChange={(event) => {
              const axis = CUT_AXES.find((known) => known === event.currentTarget.value)
              onLook({ ...look, cut: axis ? { axis, share: look.cut?.share ?? 0.5 } : null })
            }}
          />
          {look.cut ? (
            <SlideField
              label="Where it is cut"
              value={Math.round(look.cut.share * 100)}
              least={0}
              most={100}
              words={`${feetInches(cutFeet(model, look.cut))} ${CUT_FROM[look.cut.axis]}`}
              onChange={(value) => onLook({ ...look, cut: look.cut && { ...look.cut, share: value / 100 } })}
            />
          ) : null}
          <SelectField
            size="small"
            label="Color by"
            value={look.color}
            options={[
              { value: 'part', label: 'Part of the frame' },
              { value: 'ratio', label: 'Ratio of demand to capacity' },
            ]}
            onChange={(event) => onLook({ ...look, color: event.currentTarget.value === 'ratio' ? 'ratio' : 'part' })}
          />
          {look.color === 'ratio' ? (
            <Text size="small" tone="muted">
              {checked
                ? `Green: up to ${HEAVY_RATIO}. Amber: from ${HEAVY_RATIO} to 1. Red: over 1, overloaded. Pale: not computed.`
                : 'No member has a ratio yet. Check this frame for your site first.'}
            </Text>
          ) : null}
        </>
      ) : null}
      <div>
        <Button size="small" onClick={() => onLook(WHOLE_FRAME)}>
          Show everything
        </Button>
      </div>
    </Fields>
  )
}

const PART_NAMES: Readonly<Record<Assembly['part'], string>> = {
  floor: 'Floors',
  'exterior-wall': 'Exterior walls',
  'interior-wall': 'Interior walls',
  truss: 'Trusses',
  roof: 'Loose roof members',
}

const CUT_NAMES: Readonly<Record<CutAxis, string>> = { x: 'Across the length', y: 'Across the width', z: 'Level' }
const CUT_FROM: Readonly<Record<CutAxis, string>> = { x: 'from the left', y: 'from the front', z: 'above the foundation' }

const Fields = styled.div`
  display: grid;
  gap: var(--space-3);
`

const Layers = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    color: var(--color-ink);
    font-size: var(--text-small);
    font-weight: var(--weight-strong);
  }
`
