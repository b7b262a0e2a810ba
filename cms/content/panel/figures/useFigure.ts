'use client'

import { entriesOf } from '@framewell/domain/content/grid/entries'
import { type Grid, type GridShape, gridOf } from '@framewell/domain/content/grid/grid'
import { emptyValue, type FieldValues } from '@framewell/domain/content/sectionForm'
import { useForm, useFormFields, useFormSubmitted } from '@payloadcms/ui'
import type { FormField, FormState } from 'payload'
import { useCallback, useEffect, useMemo } from 'react'

/** Other members of a figure that are drawn or shown next to it. */
const BESIDE = ['heading', 'corner', 'chartType', 'unit', 'source']

interface FormFigure {
  readonly values: FieldValues
  /** A text that is rendered again passes its form the whole list, with outdated cells below it. */
  readonly whole: boolean
  /** The server's error messages, without duplicates. */
  readonly problems: readonly string[]
}

/**
 * The table or chart stored in a list of the surrounding form, as one value with headings and cells. Payload's form stores every cell
 * separately.
 * @param path of the list
 */
export function useFigure(path: string, shape: GridShape): Omit<FormFigure, 'whole'> & { readonly change: (grid: Grid) => void } {
  const { getFields, dispatchFields, setModified } = useForm()
  const submitted = useFormSubmitted()
  // Serialized, so that edits elsewhere in the form do not render it again.
  const text = useFormFields(([fields]) => JSON.stringify(figureIn(fields, path, shape)))
  const { values, whole, problems } = useMemo<FormFigure>(() => JSON.parse(text), [text])
  const write = useCallback(
    (grid: Grid) => {
      const before = getFields()
      const formState = withGrid(before, path, shape, grid)
      for (const place of Object.keys(before)) {
        if (place.startsWith(`${path}.`) && !(place in formState)) dispatchFields({ type: 'REMOVE', path: place })
      }
      dispatchFields({ type: 'UPDATE_MANY', formState })
    },
    [getFields, dispatchFields, path, shape],
  )
  useEffect(() => {
    if (!whole) return
    // Waits until the surrounding form has applied its new state; otherwise the next edit of another field would restore the old cells.
    const timer = setTimeout(() => write(gridOf(figureIn(getFields(), path, shape).values, shape)))
    return () => clearTimeout(timer)
  }, [whole, write, getFields, path, shape])
  const change = (grid: Grid) => {
    write(grid)
    setModified(true)
  }
  return { values, problems: submitted ? problems : [], change }
}

function figureIn(fields: FormState, path: string, { rows, columns }: GridShape): FormFigure {
  const above = path.slice(0, path.length - rows.name.length)
  const valueIn = (name: string): unknown => fields[name]?.value
  const members = rows.fields ?? []
  const list = valueIn(path)
  const entries = Array.isArray(list)
    ? entriesOf(list)
    : (fields[path]?.rows ?? []).map(({ id }, at) => ({
        id,
        ...Object.fromEntries(members.map((member) => [member.name, valueIn(`${path}.${at}.${member.name}`) ?? emptyValue(member)])),
      }))
  const beside = BESIDE.filter((name) => `${above}${name}` in fields).map((name) => [name, valueIn(`${above}${name}`)])
  const own = Object.entries(fields).filter(([place]) => place === path || place === above + columns.name || place.startsWith(`${path}.`))
  const problems = own.flatMap(([, { valid, errorMessage }]) => (valid === false && errorMessage ? [errorMessage] : []))
  return {
    values: { ...Object.fromEntries(beside), [columns.name]: valueIn(above + columns.name) ?? [], [rows.name]: entries },
    whole: Array.isArray(list) && list.length > 0,
    problems: [...new Set(problems)],
  }
}

/** The form's fields after writing the figure to them. */
function withGrid(fields: FormState, path: string, { rows, columns }: GridShape, { heads, entries }: Grid): FormState {
  const head = `${path.slice(0, path.length - rows.name.length)}${columns.name}`
  const known = new Map((fields[path]?.rows ?? []).map((row) => [row.id, row]))
  const list: FormField = {
    ...accepted(fields[path]),
    disableFormData: entries.length > 0,
    rows: entries.map(({ id }) => known.get(String(id)) ?? { id: String(id) }),
    value: entries.length,
  }
  const cells = entries.flatMap((entry, at) =>
    Object.entries(entry).map(([name, value]) => {
      const place = `${path}.${at}.${name}`
      return [place, { ...accepted(fields[place]), value }] as const
    }),
  )
  return { [head]: { ...accepted(fields[head]), value: [...heads] }, [path]: list, ...Object.fromEntries(cells) }
}

/** Clears the field's error; it is validated again. */
function accepted(field: FormField = {}): FormField {
  const { errorMessage: _, errorPaths: __, ...rest } = field
  return { ...rest, passesCondition: true, valid: true }
}
