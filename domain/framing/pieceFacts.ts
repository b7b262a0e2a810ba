import { builtUpMembers } from './builtUp'
import { endCuts } from './endCuts'
import type { FrameModel } from './frameModel'
import type { Member } from './member'
import { orientedSolids } from './openSide'
import { opensOnSheet, type SheetSide } from './opensOnSheet'
import { panelDirection } from './shopPanels'

/** How a piece is cut, set and joined to its neighbors. */
export interface PieceFacts {
  /** 'square / square' */
  readonly ends: string
  /** Where its open side faces on its panel's sheet. */
  readonly opens: SheetSide | 'none'
  /** Marks of the other pieces of its built-up member. */
  readonly builtUpWith: readonly string[]
}

/** What a frame's panel list says of one of its members. */
export function pieceFacts(model: FrameModel, member: Member): PieceFacts {
  const panel = model.members.filter(({ assembly }) => assembly.mark === member.assembly.mark)
  const solid = orientedSolids(panel).find((each) => each.member.mark === member.mark)
  return {
    ends: endCuts(member, model.layout.roof.pitchIn12),
    opens: solid ? opensOnSheet(solid, panelDirection(panel)) : 'none',
    builtUpWith: builtUpWith(model, member),
  }
}

/** Marks of the other pieces of a member's built-up member; none when it is single. */
export function builtUpWith({ members }: Pick<FrameModel, 'members'>, { mark }: Pick<Member, 'mark'>): string[] {
  return (builtUpMembers(members).get(mark) ?? []).flatMap((ply) => (ply.mark === mark ? [] : [ply.mark]))
}
