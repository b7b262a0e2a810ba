import { PLY_SCREWS } from '../framing/builtUp'
import { notCoveredWords } from '../framing/cutList'
import { foundationAssumptions } from '../framing/foundationWords'
import { framedFloors } from '../framing/framedFloors'
import { TRUSS_SPACING_INCHES } from '../framing/frameGableRoof'
import type { FrameModel } from '../framing/frameModel'
import { frameSummary } from '../framing/frameSummary'
import { frameWarnings } from '../framing/frameWarnings'
import { heightWords } from '../framing/heightWords'
import type { Layout } from '../framing/layout'
import { notChecked, notCheckedWords, REVIEW_REQUIRED } from '../framing/notChecked'
import { PANEL_NOTES, panelBasisWords } from '../framing/panelLimits'
import type { ShopFrame } from '../framing/shopFrame'
import { COATING, steelGrade } from '../framing/steelGrade'
import { trackScrews } from '../framing/trackScrews'
import { figure } from '../numbers/figure'
import { longDate } from '../quotes/quoteWords'
import { checkFrame, type FrameCheck } from '../structure/checkFrame'
import { checkSummary, failureWords, fixWords } from '../structure/checkSummary'
import { CLAUSES, type ClauseId } from '../structure/clauses'
import { designed } from '../structure/designed'
import { notCalculated } from '../structure/notCalculated'
import { DEAD_PSF, FLOOR_LIVE_PSF, INTERIOR_WALL_PSF, roofPsf } from '../structure/roofLoad'
import { type DesignLoads, designedWords, type SetSite, siteWords } from '../structure/site'
import { isComputed } from '../structure/verdict'
import type { SetFacts } from './setFacts'

export interface NoteSection {
  readonly heading: string
  readonly notes: readonly string[]
}

/** The general notes: what is not checked comes first. @param model the frame as ordered; `frame` is the same cut into its shop's panels */
export function generalNotes(model: FrameModel, frame: ShopFrame, facts: SetFacts): NoteSection[] {
  const { layout } = model
  const plan = designed(layout).designSite
  const loads = facts.site ?? plan
  const check = loads && checkFrame(model, loads)
  const warnings = frameWarnings(layout, facts.site ?? {})
  return [
    { heading: 'Not checked', notes: uncheckedNotes(check, facts) },
    ...(warnings.length > 0 ? [{ heading: REVIEW_REQUIRED, notes: warnings }] : []),
    ...(check ? failing(check) : []),
    { heading: 'Engineering review', notes: reviewNotes(frame, facts) },
    { heading: 'Design site and loads', notes: [...siteNotes(facts, plan), ...(loads ? loadNotes(loads) : [])] },
    ...(check && loads ? [{ heading: 'Checked by calculation', notes: checkedNotes(check, loads) }] : []),
    { heading: 'Materials', notes: materialNotes(model) },
    {
      heading: 'Framing',
      notes: [
        `Walls: ${heightWords(layout)}. Studs at ${layout.studSpacingInches} in, trusses at ${TRUSS_SPACING_INCHES} in on center, on one grid.`,
        ...foundationAssumptions(layout),
        ...trackNotes(layout, facts),
        ...(facts.basis ? [panelBasisWords(facts.basis), ...PANEL_NOTES] : ['Panels are whole walls: no shop is chosen yet.']),
      ],
    },
    {
      heading: 'Drawings',
      notes: [
        'Printed at 11 × 17 in without scaling, the stated scales are true. Written dimensions govern. They are in feet, inches and sixteenths.',
        'Lists of pieces measure to the nearer end of a piece’s centerline, from the left end and the foot of its panel, or of its wall or floor where it ships loose; in trusses above the plates.',
        'Lengths are between the work points of the model. Sections are drawn as boxes; plumb cuts are not drawn. A short line across a stud is the middle of a service hole.',
        'Heavy lines: walls in plan, the foundation. Dashed: openings, walls below. Dash-dot: grid lines, ridge.',
        'Marks: W1-2 is wall 2 of story 1, P a partition, T a truss; W1-2.3 is the third opening of wall W1-2; K3 is a type in the member schedule.',
      ],
    },
  ]
}

function uncheckedNotes(check: FrameCheck | undefined, { review }: SetFacts): string[] {
  const words = notCheckedWords(check ? notCalculated() : notChecked(), review)
  if (!check) return [words, PLY_SCREWS]
  return [words, PLY_SCREWS, ...checkSummary(check).unchecked.map(({ reason, count }) => `${figure(count)} members: ${reason}`)]
}

function failing(check: FrameCheck): NoteSection[] {
  const { failures } = checkSummary(check)
  return failures.length === 0
    ? []
    : [{ heading: 'Fails the check', notes: failures.map((group) => `${failureWords(group)} ${fixWords(group)}`) }]
}

function reviewNotes({ added }: ShopFrame, { review, approval }: SetFacts): string[] {
  if (!approval) return [`${review}.`, 'These drawings are not for construction or fabrication.']
  return [
    `${review}.`,
    'This set is drawn from the approved model. It is not the sealed set, which is the engineer’s own file with the order.',
    ...notCoveredWords(added.length),
  ]
}

function siteNotes({ site, siteOnRecord }: SetFacts, plan: DesignLoads | undefined): string[] {
  const sold = plan ? [designedWords(plan)] : []
  if (!site) return ['No site is confirmed.', ...sold]
  return [
    ...siteLines(site),
    siteOnRecord ? 'Entered for the engineering review of this order.' : 'As entered by the person who asked for this set. Not on record.',
    ...sold,
  ]
}

/** The screws that the site asks for, where the bill counts others. */
function trackNotes(layout: Layout, { site, counted }: SetFacts): string[] {
  if (!site || framedFloors(layout).length === 0) return []
  const { each, words } = trackScrews(layout, site)
  return each === trackScrews(layout, counted?.loads).each
    ? []
    : [`The schedule has the screws that the bill counts. The site asks for others. ${words}`]
}

function siteLines({ seismicCategory, adoptedCode, source, confirmedBy, confirmedAt, ...loads }: SetSite): string[] {
  return [
    `Site: ${siteWords(loads)} ground snow${seismicCategory ? `, seismic design category ${seismicCategory}` : ''}.`,
    ...(adoptedCode ? [`Adopted code: ${adoptedCode}.`] : []),
    ...(source ? [`Source: ${source}.`] : []),
    ...(confirmedBy && confirmedAt ? [`Confirmed by ${confirmedBy}, ${longDate(confirmedAt)}.`] : []),
  ]
}

function loadNotes({ snowPsf }: DesignLoads): string[] {
  return [
    `Dead loads: roof and ceiling ${DEAD_PSF.roofAndCeiling} psf, floor ${DEAD_PSF.floor} psf, walls ${DEAD_PSF.wall} psf.`,
    `Live loads: floor ${FLOOR_LIVE_PSF} psf, interior walls ${INTERIOR_WALL_PSF} psf across. Roof live load or snow: ${figure(roofPsf(snowPsf), 1)} psf.`,
  ]
}

function checkedNotes(check: FrameCheck, loads: DesignLoads): string[] {
  const { computedCount, memberCount } = checkSummary(check)
  const members = new Map<ClauseId, Set<string>>()
  for (const verdict of check.verdicts)
    if (isComputed(verdict)) members.set(verdict.clause, (members.get(verdict.clause) ?? new Set()).add(verdict.member))
  return [
    `${figure(computedCount)} of ${figure(memberCount)} members are checked by calculation for ${siteWords(loads)}. Not sealed. The governing clause of each check:`,
    ...[...members].map(([clause, own]) => `${clause}, ${CLAUSES[clause].edition}. ${CLAUSES[clause].title}: ${figure(own.size)} members.`),
  ]
}

function materialNotes(model: FrameModel): string[] {
  const { members } = model
  const grades = new Map<number, Set<string>>()
  for (const { profile } of members) {
    const mil = profile.slice(profile.lastIndexOf('-') + 1)
    const grade = steelGrade(profile)
    grades.set(grade, (grades.get(grade) ?? new Set()).add(mil))
  }
  const { memberCount, weightPounds } = frameSummary(model)
  return [
    ...[...grades].map(([grade, mils]) => `Cold-formed steel of ${[...mils].sort().join(', ')} mil: Grade ${grade}, ${COATING} coating.`),
    'Profiles: 362S162-43 is a stud 3-5/8 in deep with 1-5/8 in flanges of 43 mil; T is a track, FS a flat strap.',
    `The frame as ordered has ${figure(memberCount)} members and ${figure(weightPounds)} lb of steel, net.`,
  ]
}
