import type { listSectionForms as listSectionFormsCall } from '@framewell/domain/content/contentCalls'
import type { SectionField } from '@framewell/domain/content/sectionForm'
import { figure } from '@framewell/domain/numbers/figure'
import { widgetChoices } from '@framewell/domain/releases/widgetChoices'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../../platform/http/calls/bindCall'
import { findReleases, toLiveRelease } from '../../releases/findReleases'
import type { FormField } from '../fields/formField'
import { ARTICLE_FIELDS, SECTION_FORMS, TEXT_FIGURE_FORMS } from './sectionForms'

/** The forms of every kind of section and of an article. Plans on offer and widgets of live releases are options. */
export const listSectionForms: Operation<typeof listSectionFormsCall> = async ({ req }) => {
  const choices = { plans: await plans(req), apps: await apps(req) }
  const filled = ({ choices: wanted, fields, ...field }: FormField): SectionField => ({
    ...field,
    ...(wanted ? { options: choices[wanted] } : {}),
    ...(wanted === 'apps' ? { apart: true } : {}),
    ...(fields ? { fields: fields.map(filled) } : {}),
  })
  return {
    forms: [...SECTION_FORMS.values()].map((form) => ({ ...form, fields: form.fields.map(filled) })),
    article: ARTICLE_FIELDS.map(filled),
    textFigures: TEXT_FIGURE_FORMS.map((form) => ({ ...form, fields: form.fields.map(filled) })),
  }
}

async function plans(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'home-plans',
    where: { offered: { equals: true } },
    sort: ['squareFeet', 'planId'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ planId, name, squareFeet }) => ({ value: planId, label: `${name}, ${figure(squareFeet)} sq ft` }))
}

/** Micro-frontends whose widgets are offered. */
const MAX_REMOTES = 200

async function apps(req: PayloadRequest) {
  const live = await findReleases(req, { status: { equals: 'live' } }, 'remote', MAX_REMOTES)
  return live
    .map(toLiveRelease)
    .flatMap(widgetChoices)
    .sort((a, b) => (a.label < b.label ? -1 : 1))
}
