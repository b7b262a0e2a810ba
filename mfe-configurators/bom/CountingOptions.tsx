import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Text } from '@framewell/design-system/elements/text/Text'
import { groundFloorNames, insulationNames, roofingNames, sheathingNames, steelSupplyNames } from '@framewell/domain/bom/bomWords'
import { DEFAULT_TAKE_OFF_CHOICES } from '@framewell/domain/bom/takeOffChoices'
import { type BomQuestion, HEIGHTS } from './bomQuestion'

interface CountingOptionsProps {
  question: BomQuestion
  ask: (change: Partial<BomQuestion>) => void
  errorOf: (path: string) => string | undefined
  /** The configuration's options are the defaults. */
  configured: boolean
  stories: number
}

const HEIGHT_OPTIONS = HEIGHTS.map((value) => ({ value, label: `${value} ft` }))
const named = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** The take-off's options. Each choice overrides the plan's and the configuration's. */
export const CountingOptions = ({ question, ask, errorOf, configured, stories }: CountingOptionsProps) => {
  const usual = configured ? 'As configured' : 'As drawn'
  const chosen = [
    question.gauge,
    question.spacing,
    question.web,
    question.height,
    stories > 1 ? question.upper : '',
    question.foundation,
    question.fixes,
    question.sheathing,
    question.roofing,
    question.insulation,
    question.steel,
    question.board,
  ].filter(Boolean).length
  const choice = (
    field: keyof BomQuestion,
    path: string,
    label: string,
    options: { value: string; label: string }[],
    otherwise: string,
  ) => (
    <SelectField
      id={`bom-${field}`}
      label={label}
      value={question[field]}
      placeholder={otherwise}
      options={options}
      error={errorOf(`configuration.takeOff.${path}`)}
      onChange={(event) => ask({ [field]: event.currentTarget.value })}
    />
  )
  const { insulation, steelSupply } = DEFAULT_TAKE_OFF_CHOICES
  const { sheathing, roofing } = configured ? { sheathing: '', roofing: '' } : DEFAULT_TAKE_OFF_CHOICES
  /** The empty first option is the standard one, if there is one; the list has it again only where a link chose it. */
  const material = (field: keyof BomQuestion, path: string, label: string, names: Readonly<Record<string, string>>, standard: string) => {
    const options = named(names).filter(({ value }) => value !== standard || value === question[field])
    return choice(field, path, label, options, names[standard] ?? usual)
  }
  return (
    <Disclosure summary={chosen === 0 ? 'Counting options' : `Counting options, ${chosen} changed`} open={chosen > 0 || undefined}>
      <FieldGroup columns={2}>
        {choice(
          'gauge',
          'studGauge',
          'Stud gauge',
          [
            { value: '20', label: '20 gauge (33 mil)' },
            { value: '18', label: '18 gauge (43 mil)' },
            { value: '16', label: '16 gauge (54 mil)' },
          ],
          usual,
        )}
        {choice(
          'spacing',
          'studSpacingInches',
          'Stud spacing',
          [
            { value: '16', label: '16 in on center' },
            { value: '24', label: '24 in on center' },
          ],
          usual,
        )}
        {choice(
          'web',
          'studWeb',
          'Stud depth',
          [
            { value: '350', label: '3-1/2 in' },
            { value: '362', label: '3-5/8 in' },
            { value: '550', label: '5-1/2 in' },
            { value: '600', label: '6 in' },
          ],
          usual,
        )}
        {choice('height', 'wallHeightFeet', 'Wall height', HEIGHT_OPTIONS, usual)}
        {stories > 1
          ? choice(
              'upper',
              'upperWallHeightFeet',
              'Wall height of upper stories',
              HEIGHT_OPTIONS,
              question.height ? 'Same as the first story' : usual,
            )
          : null}
        {choice('foundation', 'foundation', 'Ground floor', named(groundFloorNames), usual)}
        {material('sheathing', 'sheathing', 'Wall sheathing', sheathingNames, sheathing)}
        {material('roofing', 'roofing', 'Roofing', roofingNames, roofing)}
        {material('insulation', 'insulation', 'Insulation', insulationNames, insulation)}
        {material('steel', 'steelSupply', 'Steel is bought as', steelSupplyNames, steelSupply)}
      </FieldGroup>
      {question.fixes ? (
        <Text size="small">
          Stronger parts from the check: {question.fixes.split('*').length}. They stay with this bill. To quote or order them, configure the
          house and apply them there.{' '}
          <Button size="small" variant="plain" onClick={() => ask({ fixes: '' })}>
            Remove stronger parts
          </Button>{' '}
          {errorOf('configuration.takeOff.reinforcements')}
        </Text>
      ) : null}
      <Checkbox
        label="Count gypsum board on walls and ceilings"
        checked={question.board === 'on'}
        onChange={(event) => ask({ board: event.currentTarget.checked ? 'on' : '' })}
      />
    </Disclosure>
  )
}
