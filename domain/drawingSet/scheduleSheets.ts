import { frameJoints, JOINT_KINDS, type Joint } from '../framing/frameJoints'
import type { FrameModel } from '../framing/frameModel'
import { frameSummary } from '../framing/frameSummary'
import { JOINT_WORDS } from '../framing/jointWords'
import { openingName } from '../framing/openingName'
import { openingStuds } from '../framing/openingStuds'
import { overLimitWords, type PanelBasis } from '../framing/panelLimits'
import type { PanelSchedule } from '../framing/panelSchedule'
import { roleWords } from '../framing/roleWords'
import { shopLength } from '../framing/shopLength'
import { wallRuns } from '../framing/wallRuns'
import { headerProfile } from '../framing/wallUprights'
import { figure } from '../numbers/figure'
import type { MemberType } from './memberTypes'
import type { Measure, SheetContent } from './paper'
import type { SetFacts } from './setFacts'
import { flowTables, type Schedule } from './tables'
import { tenths } from './tenths'

/** Sheets of the schedules of members, openings, panels, connections and hold-downs. @param sheetOf where a panel is drawn */
export function scheduleSheets(
  model: FrameModel,
  types: readonly MemberType[],
  schedule: PanelSchedule,
  { basis, counted }: SetFacts,
  sheetOf: ReadonlyMap<string, string>,
  measure: Measure,
): SheetContent[] {
  const joints = frameJoints(model, counted)
  const schedules = [
    ['members', memberSchedule(model, types)],
    ['openings', openingSchedule(model)],
    ['connections', connectionSchedule(joints)],
    ['hold-downs', holdDownSchedule(model, joints)],
    ['panels', panelSchedule(schedule, basis, sheetOf)],
  ] as const
  const filled = schedules.filter(([, { rows }]) => rows.length > 0)
  return flowTables(
    filled.map(([, each]) => each),
    measure,
  ).map((tables) => {
    const subjects = filled.filter(([, { title }]) => tables.some((table) => table.title.startsWith(title))).map(([subject]) => subject)
    return { title: `Schedules: ${subjects.join(', ')}`, scale: 'None', blocks: tables }
  })
}

function memberSchedule(model: FrameModel, types: readonly MemberType[]): Schedule {
  const { memberCount } = frameSummary(model)
  const pounds = model.members.reduce((sum, { weightPounds }) => sum + weightPounds, 0)
  return {
    title: 'Member schedule',
    columns: [
      { heading: 'Mark' },
      { heading: 'Role' },
      { heading: 'Profile' },
      { heading: 'Length', align: 'end' },
      { heading: 'Count', align: 'end' },
      { heading: 'Weight, lb', align: 'end' },
    ],
    rows: types.map(({ mark, role, profile, length, count, pounds: weight }) => [
      mark,
      roleWords(role),
      profile,
      length,
      figure(count),
      tenths(weight),
    ]),
    total: ['Total', '', '', '', figure(memberCount), tenths(pounds)],
  }
}

function openingSchedule({ layout }: FrameModel): Schedule {
  return {
    title: 'Opening schedule',
    columns: [
      { heading: 'Mark' },
      { heading: 'Kind' },
      { heading: 'Width', align: 'end' },
      { heading: 'Height', align: 'end' },
      { heading: 'Sill', align: 'end' },
      { heading: 'Head', align: 'end' },
      { heading: 'Header' },
      { heading: 'Kings', align: 'end' },
      { heading: 'Jacks', align: 'end' },
    ],
    rows: wallRuns(layout).flatMap((run) =>
      run.openings.map((opening, index) => {
        const { kind, widthFeet, sillFeet, headFeet } = opening
        const { kings, jacks } = openingStuds(opening, layout.studSpacingInches, run.bearing)
        return [
          openingName(run.assembly.mark, index),
          roleOfOpening(kind, run.exterior),
          shopLength(widthFeet * 12),
          shopLength((headFeet - sillFeet) * 12),
          shopLength(sillFeet * 12),
          shopLength(headFeet * 12),
          run.bearing ? `2 - ${headerProfile(opening, run, layout)}` : 'head track',
          `${kings} each side`,
          `${jacks} each side`,
        ]
      }),
    ),
  }
}

function roleOfOpening(kind: 'door' | 'window' | 'garage', exterior: boolean): string {
  if (kind === 'garage') return 'Garage door'
  if (kind === 'window') return 'Window'
  return exterior ? 'Door' : 'Doorway'
}

function connectionSchedule(joints: readonly Joint[]): Schedule {
  return {
    title: 'Connections of the model',
    columns: [{ heading: 'Where' }, { heading: 'Places', align: 'end' }, { heading: 'Fastener' }, { heading: 'Count', align: 'end' }],
    rows: JOINT_KINDS.flatMap((kind) => {
      const own = joints.filter((joint) => joint.kind === kind)
      if (own.length === 0) return []
      const { where, fastener } = JOINT_WORDS[kind]
      return [[where, figure(own.length), fastener, figure(own.reduce((sum, { count }) => sum + count, 0))]]
    }),
  }
}

/** Each hold-down with the wall, the strap's and the chord's marks, and its place from the wall's start. */
function holdDownSchedule(model: FrameModel, joints: readonly Joint[]): Schedule {
  const members = new Map(model.members.map((member) => [member.mark, member]))
  const runs = new Map(wallRuns(model.layout).map((run) => [run.assembly.mark, run]))
  return {
    title: 'Hold-downs (no rating is checked)',
    columns: [
      { heading: 'Wall' },
      { heading: 'From its left', align: 'end' },
      { heading: 'Strap' },
      { heading: 'Chord' },
      { heading: 'Count', align: 'end' },
    ],
    rows: joints.flatMap(({ kind, at, count, members: [strap = '', chord = ''] }) => {
      if (kind !== 'hold-down') return []
      const assembly = members.get(strap)?.assembly
      const wall = assembly?.cutFrom ?? assembly?.mark ?? ''
      const run = runs.get(wall)
      const t = run ? (at.x - run.start.x) * run.along.x + (at.y - run.start.y) * run.along.y : 0
      return [[wall, shopLength(t * 12), strap, chord, figure(count)]]
    }),
  }
}

function panelSchedule({ panels }: PanelSchedule, basis: PanelBasis | null, sheetOf: ReadonlyMap<string, string>): Schedule {
  const pounds = panels.reduce((sum, { shippedPounds }) => sum + shippedPounds, 0)
  return {
    title: 'Panel schedule, in erection order',
    columns: [
      { heading: 'No.', align: 'end' },
      { heading: 'Mark' },
      { heading: 'Length', align: 'end' },
      { heading: 'Height', align: 'end' },
      { heading: 'Pieces', align: 'end' },
      { heading: 'Shipped, lb', align: 'end' },
      { heading: 'Bundle' },
      { heading: 'Beside' },
      { heading: 'Sheet' },
      ...(basis ? [{ heading: 'Over its limits' }] : []),
    ],
    rows: panels.map(({ mark, loose, lengthFeet, heightFeet, pieces, shippedPounds, bundle, erectionSequence, neighbors, beyond }) => [
      String(erectionSequence),
      loose ? `${mark}, loose` : mark,
      shopLength(lengthFeet * 12),
      loose ? '' : shopLength(heightFeet * 12),
      figure(pieces),
      tenths(shippedPounds),
      bundle,
      neighbors.join(', '),
      sheetOf.get(mark) ?? '',
      ...(basis ? [beyond.map((limit) => overLimitWords(limit, basis.limits)).join(', ')] : []),
    ]),
    total: [
      '',
      'Total',
      '',
      '',
      figure(panels.reduce((sum, { pieces }) => sum + pieces, 0)),
      tenths(pounds),
      '',
      '',
      '',
      ...(basis ? [''] : []),
    ],
  }
}
