import { endCuts } from '../framing/endCuts'
import type { FrameModel } from '../framing/frameModel'
import type { Assembly, FramePoint, Member, MemberRole } from '../framing/member'
import { type OrientedSolid, orientedSolids } from '../framing/openSide'
import { builtUpWith } from '../framing/pieceFacts'
import { type PieceHoles, serviceHoleWords } from '../framing/pieceHoles'
import type { Profile } from '../framing/profile'
import { storyBaseFeet } from '../framing/storyHeights'
import { bodyAxes, MM_PER_FOOT, sectionOutline } from './memberBody'
import { ifcId, StepFile, stepList, stepReal, stepText } from './stepFile'

const KG_PER_POUND = 0.45359237

export interface IfcOptions {
  readonly project: string
  /** ISO date and time of the file. */
  readonly now: string
  /** What a member's check came to, in words. */
  readonly verdictOf: (mark: string) => string
  /** Service holes by mark; undefined while no shop is chosen. */
  readonly holes: ReadonlyMap<string, PieceHoles> | undefined
  /** What is on record about its engineering review (`frameStatus`). */
  readonly status: string
  /** Whether that is a valid approval of exactly this model. */
  readonly isApproved?: boolean
}

const TYPES: Partial<Record<MemberRole, string>> = {
  'bottom-track': 'PLATE',
  'top-track': 'PLATE',
  'head-track': 'PLATE',
  'sill-track': 'PLATE',
  'rim-track': 'PLATE',
  'top-chord': 'CHORD',
  'bottom-chord': 'CHORD',
  web: 'STRUT',
  brace: 'BRACE',
  bridging: 'BRACE',
  'hip-rafter': 'RAFTER',
  'jack-rafter': 'RAFTER',
  'rake-rafter': 'RAFTER',
  outlooker: 'PURLIN',
}

/**
 * A frame as an IFC4 file in millimeters: stories, an assembly for each panel and truss, every member with its body, length, net weight, mark,
 * role, profile and verdict. Bodies are extruded closed profiles with sharp corners, which weigh up to 2% more than rolled ones: many readers
 * draw IfcCShapeProfileDef as a flat strip. Pure: the same input gives the same text.
 */
export function frameIfc(model: FrameModel, options: IfcOptions): string {
  const file = new StepFile()
  const { origin, context, project } = startProject(file, options)
  const up = file.add('IFCDIRECTION', stepList(['0.', '0.', '1.']))
  const place = (at: FramePoint, along: FramePoint, across: FramePoint) =>
    file.add(
      'IFCLOCALPLACEMENT',
      '$',
      file.add(
        'IFCAXIS2PLACEMENT3D',
        point(file, at.x * MM_PER_FOOT, at.y * MM_PER_FOOT, at.z * MM_PER_FOOT),
        direction(file, along),
        direction(file, across),
      ),
    )
  const ground = file.add('IFCLOCALPLACEMENT', '$', origin)
  const site = file.add('IFCSITE', ifcId('site'), '$', "'Site'", '$', '$', ground, '$', '$', '.ELEMENT.', '$', '$', '$', '$', '$')
  const building = file.add(
    'IFCBUILDING',
    ifcId('building'),
    '$',
    stepText(options.project),
    '$',
    '$',
    ground,
    '$',
    '$',
    '.ELEMENT.',
    '$',
    '$',
    '$',
  )
  const stories = Array.from({ length: model.layout.stories }, (_, at) => {
    const name = stepText(`Story ${at + 1}`)
    const elevation = stepReal(storyBaseFeet(model.layout, at + 1) * MM_PER_FOOT)
    return file.add('IFCBUILDINGSTOREY', ifcId(`story ${at + 1}`), '$', name, '$', '$', ground, '$', '$', '.ELEMENT.', elevation)
  })
  aggregate(file, project, [site])
  aggregate(file, site, [building])
  aggregate(file, building, stories)

  const profiles = new Map<Profile, string>()
  const ofProfile = new Map<Profile, string[]>()
  const assemblies = new Map<string, { readonly assembly: Assembly; readonly members: string[] }>()
  for (const solid of orientedSolids(model.members)) {
    const { member } = solid
    const profile = profiles.get(member.profile) ?? closedProfile(file, member.profile)
    profiles.set(member.profile, profile)
    const length = stepReal(member.lengthFeet * MM_PER_FOOT)
    const body = file.add('IFCEXTRUDEDAREASOLID', profile, '$', up, length)
    const shape = file.add('IFCSHAPEREPRESENTATION', context, "'Body'", "'SweptSolid'", stepList([body]))
    const product = file.add('IFCPRODUCTDEFINITIONSHAPE', '$', '$', stepList([shape]))
    const { start, across } = bodyAxes(solid)
    const placement = place(start, solid.along, across)
    const type = TYPES[member.role] ?? (/stud|cripple/.test(member.role) ? 'STUD' : 'MEMBER')
    const mark = stepText(member.mark)
    const id = file.add('IFCMEMBER', ifcId(member.mark), '$', mark, '$', stepText(member.profile), placement, product, mark, `.${type}.`)
    describe(file, id, solid, {
      verdict: options.verdictOf(member.mark),
      holes: serviceHoleWords(member.role, options.holes && (options.holes.get(member.mark) ?? NO_HOLES)),
      ...pieceWords(model, member),
    })
    ofProfile.set(member.profile, [...(ofProfile.get(member.profile) ?? []), id])
    const known = assemblies.get(member.assembly.mark)
    if (known) known.members.push(id)
    else assemblies.set(member.assembly.mark, { assembly: member.assembly, members: [id] })
  }
  const inStory = new Map<number, string[]>()
  for (const [mark, { assembly, members }] of assemblies) {
    const type = assembly.part === 'truss' ? 'TRUSS' : 'USERDEFINED'
    const id = file.add(
      'IFCELEMENTASSEMBLY',
      ifcId(`assembly ${mark}`),
      '$',
      stepText(mark),
      '$',
      stepText(assembly.part),
      ground,
      '$',
      stepText(mark),
      '.FACTORY.',
      `.${type}.`,
    )
    aggregate(file, id, members)
    inStory.set(assembly.story, [...(inStory.get(assembly.story) ?? []), id])
  }
  for (const [story, ids] of inStory) {
    const target = stories[story - 1]
    if (target) file.add('IFCRELCONTAINEDINSPATIALSTRUCTURE', ifcId(`in story ${story}`), '$', '$', '$', stepList(ids), target)
  }
  for (const [profile, ids] of ofProfile) {
    const material = file.add('IFCMATERIAL', stepText(profile), '$', "'Steel'")
    file.add('IFCRELASSOCIATESMATERIAL', ifcId(`material ${profile}`), '$', '$', '$', stepList(ids), material)
  }
  return file.text([
    "FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1')",
    `FILE_NAME(${stepText(`${options.project}.ifc`)},${stepText(options.now.slice(0, 19))},(''),('Framewell'),'','Framewell','')`,
    "FILE_SCHEMA(('IFC4'))",
  ])
}

function startProject(file: StepFile, { project: name, status, isApproved = false }: IfcOptions) {
  const origin = file.add('IFCAXIS2PLACEMENT3D', point(file, 0, 0, 0), '$', '$')
  const model = file.add('IFCGEOMETRICREPRESENTATIONCONTEXT', '$', "'Model'", '3', '1.E-5', origin, '$')
  const context = file.add('IFCGEOMETRICREPRESENTATIONSUBCONTEXT', "'Body'", "'Model'", '*', '*', '*', '*', model, '$', '.MODEL_VIEW.', '$')
  const units = [
    file.add('IFCSIUNIT', '*', '.LENGTHUNIT.', '.MILLI.', '.METRE.'),
    file.add('IFCSIUNIT', '*', '.AREAUNIT.', '$', '.SQUARE_METRE.'),
    file.add('IFCSIUNIT', '*', '.VOLUMEUNIT.', '$', '.CUBIC_METRE.'),
    file.add('IFCSIUNIT', '*', '.PLANEANGLEUNIT.', '$', '.RADIAN.'),
    file.add('IFCSIUNIT', '*', '.MASSUNIT.', '.KILO.', '.GRAM.'),
  ]
  const assigned = file.add('IFCUNITASSIGNMENT', stepList(units))
  const description = stepText(status)
  const project = file.add(
    'IFCPROJECT',
    ifcId('project'),
    '$',
    stepText(name),
    description,
    '$',
    '$',
    isApproved ? "'Approved'" : "'Preliminary'",
    stepList([model]),
    assigned,
  )
  return { origin, context, project }
}

function point(file: StepFile, ...coordinates: readonly number[]): string {
  return file.add('IFCCARTESIANPOINT', stepList(coordinates.map(stepReal)))
}

function direction(file: StepFile, { x, y, z }: FramePoint): string {
  return file.add('IFCDIRECTION', stepList([x, y, z].map(stepReal)))
}

function aggregate(file: StepFile, whole: string, parts: readonly string[]): void {
  file.add('IFCRELAGGREGATES', ifcId(`parts of ${whole}`), '$', '$', '$', whole, stepList(parts))
}

/** A section's outline in millimeters around the middle of its box, x along its web; it opens to +y. */
function closedProfile(file: StepFile, profile: Profile): string {
  const corners = sectionOutline(profile).map(([x, y]) => point(file, x, y))
  const curve = file.add('IFCPOLYLINE', stepList([...corners, corners[0] ?? '']))
  return file.add('IFCARBITRARYCLOSEDPROFILEDEF', '.AREA.', stepText(profile), curve)
}

const NO_HOLES = { atMm: [] }

interface PieceWords {
  readonly verdict: string
  readonly holes: string
  readonly ends: string
  readonly builtUpWith: string
}

/** How a piece's ends are cut, and which others it is screwed to side by side. */
function pieceWords(model: FrameModel, member: Member): Omit<PieceWords, 'verdict' | 'holes'> {
  return { ends: endCuts(member, model.layout.roof.pitchIn12), builtUpWith: builtUpWith(model, member).join(', ') || 'none' }
}

/** Quantities, and a property set with mark, role, profile, assembly, end cuts, plies, service holes and verdict. */
function describe(file: StepFile, id: string, { member }: OrientedSolid, { verdict, holes, ends, builtUpWith: plies }: PieceWords): void {
  const { mark, role, profile, assembly, lengthFeet, weightPounds } = member
  const quantities = file.add(
    'IFCELEMENTQUANTITY',
    ifcId(`quantities ${mark}`),
    '$',
    "'Qto_MemberBaseQuantities'",
    '$',
    '$',
    stepList([
      file.add('IFCQUANTITYLENGTH', "'Length'", '$', '$', stepReal(lengthFeet * MM_PER_FOOT), '$'),
      file.add('IFCQUANTITYWEIGHT', "'NetWeight'", '$', '$', stepReal(weightPounds * KG_PER_POUND), '$'),
    ]),
  )
  const words = {
    Mark: mark,
    Role: role,
    Profile: profile,
    Assembly: assembly.mark,
    EndCuts: ends,
    BuiltUpWith: plies,
    ServiceHoles: holes,
    Verdict: verdict,
  }
  const properties = Object.entries(words).map(([name, value]) =>
    file.add('IFCPROPERTYSINGLEVALUE', stepText(name), '$', `IFCLABEL(${stepText(value)})`, '$'),
  )
  const set = file.add('IFCPROPERTYSET', ifcId(`properties ${mark}`), '$', "'Framewell_Member'", '$', stepList(properties))
  for (const definition of [quantities, set])
    file.add('IFCRELDEFINESBYPROPERTIES', ifcId(`describes ${mark} ${definition}`), '$', '$', '$', stepList([id]), definition)
}
