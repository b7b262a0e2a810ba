import type { DirectoryPartnerKind } from '@framewell/domain/network/applicationOptions'
import type { BasePayload, PayloadRequest } from 'payload'
import { lock } from '../platform/database/lock'
import { seedOnce } from '../platform/seeds/seedOnce'

interface DemoPartner {
  readonly businessName: string
  readonly partnerType: DirectoryPartnerKind
  readonly location: string
  readonly phone: string
  readonly email: string
  readonly specialties: readonly string[]
  readonly experience: string
}

/** Directory partners for trying out the product, one of each kind, marked as demo data. Invented: their phones and addresses reach nobody. */
const DEMO_PARTNERS: readonly DemoPartner[] = [
  {
    businessName: 'Bayou Building Supply (demo)',
    partnerType: 'lumber-yard',
    location: 'Houston, TX',
    phone: '713-555-0142',
    email: 'sales@bayou-supply.example',
    specialties: ['Sheathing', 'Fasteners', 'Roofing'],
    experience: 'Stocks sheathing and screws for steel frames, with boom truck delivery.',
  },
  {
    businessName: 'Buckeye Frame Setters (demo)',
    partnerType: 'installer',
    location: 'Dayton, OH',
    phone: '937-555-0118',
    email: 'crew@buckeye-setters.example',
    specialties: ['Panel setting', 'Truss setting'],
    experience: 'Two crews that set panels and trusses on single-family homes.',
  },
  {
    businessName: 'Lakeshore Structural (demo)',
    partnerType: 'engineer',
    location: 'Cleveland, OH',
    phone: '216-555-0173',
    email: 'office@lakeshore-structural.example',
    specialties: ['Cold-formed steel', 'Wind design'],
    experience: 'Reviews cold-formed steel frames for homes and duplexes.',
  },
  {
    businessName: 'Mesa House Architects (demo)',
    partnerType: 'architect',
    location: 'Phoenix, AZ',
    phone: '602-555-0129',
    email: 'studio@mesa-house.example',
    specialties: ['Rental communities'],
    experience: 'Draws rental homes on a 2 ft grid for steel framing.',
  },
  {
    businessName: 'Cascade Panel Supply (demo)',
    partnerType: 'manufacturer',
    location: 'Portland, OR',
    phone: '503-555-0186',
    email: 'orders@cascade-panel.example',
    specialties: ['Insulated panels', 'Roof trusses'],
    experience: 'Makes insulated panels and roof trusses for steel-framed walls.',
  },
  {
    businessName: 'Carolina Capacity Desk (demo)',
    partnerType: 'capacity-broker',
    location: 'Charlotte, NC',
    phone: '704-555-0155',
    email: 'desk@carolina-capacity.example',
    specialties: ['North Carolina', 'South Carolina'],
    experience: 'Finds shop time for projects of ten homes and more.',
  },
]

/** Lists the missing demo partners in the directory. Touches nothing else. @returns their names */
export async function makeDemoPartners(req: PayloadRequest): Promise<string[]> {
  const made: string[] = []
  await lock(req, 'demo-partners')
  for (const partner of DEMO_PARTNERS) {
    const { totalDocs } = await req.payload.db.count({
      collection: 'directory-partners',
      where: { and: [{ businessName: { equals: partner.businessName } }, { demo: { equals: true } }] },
      req,
    })
    if (totalDocs > 0) continue
    await req.payload.db.create({
      collection: 'directory-partners',
      data: { ...partner, verified: true, demo: true },
      req,
      returning: false,
    })
    made.push(partner.businessName)
  }
  return made
}

/** Demo partners for an empty directory, once; a deployment starts with none. */
export function seedPartners(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'directory-partners',
    async (req) => (await payload.count({ collection: 'directory-partners', req })).totalDocs === 0,
    makeDemoPartners,
  )
}
