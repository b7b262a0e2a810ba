import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { framedFloors } from '../framing/framedFloors'
import { frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import { panelBasisOf } from '../framing/panelLimits'
import { shopFrame } from '../framing/shopFrame'
import type { SiteLoads } from '../framing/siteLoads'
import { generalNotes } from './notes'

const FACTS = {
  project: 'F-1',
  revision: '2',
  siteAddress: null,
  drawnAt: '2026-11-28T12:00:00Z',
  site: null,
  siteOnRecord: false,
  review: 'Approved by an engineer',
  issuer: { name: 'Framewell', contactEmail: 'hello@framewell.test', phone: null, site: 'http://localhost' },
}

it('says what an approval does not cover, and which screws are not counted', () => {
  const approval = { revision: 2, engineer: 'Olive Stone', licenseNumber: 'E-1', licenseState: 'OH', approvedAt: '2026-11-24T12:00:00Z' }
  const basis = panelBasisOf(null)
  for (const { name, layout } of INITIAL_PLANS) {
    const model = frameModel(layout)
    const frame = shopFrame(model, basis)
    const sections = generalNotes(model, frame, {
      ...FACTS,
      plan: name,
      approval,
      basis,
    })
    const notesOf = (title: string) => sections.find(({ heading }) => heading === title)?.notes.join(' ')
    expect(notesOf('Engineering review'), name).toContain(
      `The approval does not cover the ${frame.added.length} studs and joists added at joints between panels.`,
    )
    expect(notesOf('Not checked'), name).toMatch(/Screws between the plies of built-up members .* are not counted and not checked/)
  }
})

it('says which screws the site asks for where the bill counts others', () => {
  const site = { windMph: 139, exposure: 'C', snowPsf: 30 } as const
  const basis = panelBasisOf(null)
  const notesOf = (layout: Layout, loads: SiteLoads) => {
    const model = frameModel(layout)
    const facts = { ...FACTS, plan: 'A plan', site, counted: { loads }, approval: null, basis }
    return generalNotes(model, shopFrame(model, basis), facts).flatMap(({ notes }) => notes)
  }
  const note = expect.stringMatching(/^The schedule has the screws that the bill counts\. The site asks for others\. .*two No\. 8 screws/)
  for (const { layout } of INITIAL_PLANS) {
    expect(notesOf(layout, site)).not.toContainEqual(note)
    const found = notesOf(layout, { windMph: 115, exposure: 'B' })
    if (framedFloors(layout).length > 0) expect(found).toContainEqual(note)
    else expect(found).not.toContainEqual(note)
  }
})
