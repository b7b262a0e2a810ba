import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { EXPOSURES, SEISMIC_CATEGORIES, type Site, siteSchema } from '@framewell/domain/structure/site'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'

/** What to look up for each figure of a site, and where. */
const SITE_HELP = {
  windMph: "In your building department's design criteria (IRC table R301.2), or the ASCE hazard map for your address, risk category II.",
  exposure: 'B: suburbs, towns and woods. C: open country. D: facing open water. Your building department decides.',
  snowPsf: 'In the same design criteria of your building department.',
  seismicCategory: 'In the same design criteria, or the USGS design maps for your address.',
  adoptedCode: 'Your building department names it, for example 2018 IRC.',
  source: 'For example: Travis County building department, June 2026.',
  confirmedBy: 'Shown with every result as the person who confirmed the site.',
} as const satisfies Partial<Record<keyof Site, string>>

interface SiteFormProps {
  /** The site confirmed before, to be changed. */
  site: Site | null
  /** Who confirms it, where that is known; otherwise the form asks. */
  confirmedBy?: string
  /** The button's text. */
  action?: string
  onConfirm: (site: Site) => void
}

const answersSchema = siteSchema.omit({ confirmedAt: true })
type Answers = z.infer<typeof answersSchema>

/** Asks for a site's figures once, with where to look each up. Nothing is filled in: no figure can be guessed from an address. */
export const SiteForm = ({ site, confirmedBy, action = 'Confirm site and check', onConfirm }: SiteFormProps) => {
  const form = useForm<z.input<typeof answersSchema>, unknown, Answers>({
    defaultValues: { ...site, ...(confirmedBy === undefined ? {} : { confirmedBy }) },
    resolver: zodResolver(answersSchema),
  })
  const { errors } = form.formState
  const confirm = form.handleSubmit((answers) => onConfirm({ ...answers, confirmedAt: new Date().toISOString() }))
  const figure = (name: 'windMph' | 'snowPsf', label: string, suffix: string) => (
    <TextField
      label={label}
      required
      type="number"
      inputMode="decimal"
      suffix={suffix}
      hint={SITE_HELP[name]}
      error={errors[name]?.message}
      {...form.register(name, { valueAsNumber: true })}
    />
  )
  const text = (name: 'adoptedCode' | 'source' | 'confirmedBy', label: string) => (
    <TextField label={label} required hint={SITE_HELP[name]} error={errors[name]?.message} {...form.register(name)} />
  )
  return (
    <form noValidate onSubmit={confirm} aria-label="Your site">
      <FieldGroup>
        {figure('windMph', 'Ultimate design wind speed', 'mph')}
        <SelectField
          label="Wind exposure"
          required
          placeholder="Choose one"
          options={optionsOf([...EXPOSURES, 'D'])}
          hint={SITE_HELP.exposure}
          error={errors.exposure?.message}
          {...form.register('exposure')}
        />
        {figure('snowPsf', 'Ground snow load', 'psf')}
        <SelectField
          label="Seismic design category"
          required
          placeholder="Choose one"
          options={optionsOf(SEISMIC_CATEGORIES)}
          hint={SITE_HELP.seismicCategory}
          error={errors.seismicCategory?.message}
          {...form.register('seismicCategory')}
        />
        {text('adoptedCode', 'Adopted code and edition')}
        {text('source', 'Where you found these figures')}
        {confirmedBy === undefined ? text('confirmedBy', 'Your name') : null}
        <div>
          <Button type="submit">{action}</Button>
        </div>
      </FieldGroup>
    </form>
  )
}
