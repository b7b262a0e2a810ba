import type { FrameModel } from './frameModel'
import type { MemberRole } from './member'

export interface FrameSummary {
  /** Full-height studs: layout, corner, backing, king and jack studs. Cripples are counted separately. */
  readonly studCount: number
  readonly crippleCount: number
  readonly trussCount: number
  readonly joistCount: number
  readonly memberCount: number
  /** Sum of the members' lengths, in feet. */
  readonly steelFeet: number
  /** Net weight of the members as cut, without fasteners, clips and offcuts, rounded to a pound. */
  readonly weightPounds: number
  /** The same in US short tons (2,000 lb), rounded to a hundredth. */
  readonly weightTons: number
}

const STUDS: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'jack-stud', 'chord-stud']

/** The figures beside a drawing, computed from the drawn members. */
export function frameSummary(model: FrameModel): FrameSummary {
  const count = (roles: readonly MemberRole[]) => model.members.filter((member) => roles.includes(member.role)).length
  const pounds = model.members.reduce((sum, member) => sum + member.weightPounds, 0)
  const trusses = new Set(model.members.filter((member) => member.assembly.part === 'truss').map((member) => member.assembly.mark))
  return {
    studCount: count(STUDS),
    crippleCount: count(['cripple']),
    trussCount: trusses.size,
    joistCount: count(['joist']),
    memberCount: model.members.length,
    steelFeet: Math.round(model.members.reduce((sum, member) => sum + member.lengthFeet, 0)),
    weightPounds: Math.round(pounds),
    weightTons: Math.round(pounds / 20) / 100,
  }
}
