import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { panelBasisOf } from '../framing/panelLimits'
import { shopFrame } from '../framing/shopFrame'
import { generalNotes } from './notes'

it('says what an approval does not cover, and which screws are not counted', () => {
  const approval = { revision: 2, engineer: 'Olive Stone', licenseNumber: 'E-1', licenseState: 'OH', approvedAt: '2026-11-24T12:00:00Z' }
  const basis = panelBasisOf(null)
  for (const { name, layout } of INITIAL_PLANS) {
    const model = frameModel(layout)
    const frame = shopFrame(model, basis)
    const sections = generalNotes(model, frame, {
      project: 'F-1',
      plan: name,
      revision: '2',
      siteAddress: null,
      drawnAt: '2026-11-28T12:00:00Z',
      site: null,
      siteOnRecord: false,
      review: 'Approved by an engineer',
      approval,
      issuer: { name: 'Framewell', contactEmail: 'hello@framewell.test', phone: null, site: 'http://localhost' },
      basis,
    })
    const notesOf = (title: string) => sections.find(({ heading }) => heading === title)?.notes.join(' ')
    expect(notesOf('Engineering review'), name).toContain(
      `The approval does not cover the ${frame.added.length} studs and joists added at joints between panels.`,
    )
    expect(notesOf('Not checked'), name).toMatch(/Screws between the plies of built-up members .* are not counted and not checked/)
  }
})
