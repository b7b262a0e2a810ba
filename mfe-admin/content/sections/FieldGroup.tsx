import { entriesOf } from '@framewell/domain/content/grid/entries'
import { type FieldControlProps, type FieldGroupProps, FieldPlaces, PlainControl } from './PlainFields'
import { RowsField, type RowsFieldProps } from './RowsField'
import { RichTextField } from './richText/RichTextField'

/** A group of fields of any kind. */
export const FieldGroup = (group: FieldGroupProps) => <FieldPlaces {...group} draw={(control) => <FieldControl {...control} />} />

/** The input for a field's type. */
export const FieldControl = (control: FieldControlProps) => {
  const { field, value, problemAt, id, onChange } = control
  if (field.kind === 'rows') return <EntryRows field={field} entries={entriesOf(value)} problemAt={problemAt} onChange={onChange} />
  if (field.kind !== 'richText') return <PlainControl {...control} />
  const { label, hint } = field
  return <RichTextField id={id} label={label} hint={hint} error={problemAt('')} value={value} onChange={onChange} />
}

/** A list whose entries have fields, which may be lists themselves. */
export const EntryRows = (rows: Omit<RowsFieldProps, 'draw'>) => (
  <RowsField {...rows} draw={(entry) => <FieldGroup fields={rows.field.fields ?? []} {...entry} />} />
)
