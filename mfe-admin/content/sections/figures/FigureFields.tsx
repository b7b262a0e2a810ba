import { gridParts } from '@framewell/domain/content/grid/grid'
import type { FieldValues, TextFigureForm } from '@framewell/domain/content/sectionForm'
import { styled } from 'styled-components'
import { PlainFields } from '../PlainFields'
import { GridBesideFigure } from './GridBesideFigure'

interface FigureFieldsProps {
  form: TextFigureForm
  values: FieldValues
  onChange: (change: FieldValues) => void
}

/** All fields of a table or chart in running text: caption, cells with a live preview, and source. */
export const FigureFields = ({ form, values, onChange }: FigureFieldsProps) => {
  const grid = gridParts(form.fields)
  const others = form.fields.filter((field) => field !== grid?.rows && field !== grid?.columns)
  const group = { values, onChange, problemAt: noProblem }
  return (
    <Fields>
      <PlainFields fields={others.filter(({ name }) => name !== 'source')} {...group} />
      {grid ? <GridBesideFigure {...grid} {...group} /> : null}
      <PlainFields fields={others.filter(({ name }) => name === 'source')} {...group} />
    </Fields>
  )
}

/** Errors that block publishing are shown on the text field. */
const noProblem = () => undefined

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`
