import { longDate } from '@framewell/domain/quotes/quoteWords'
import { paragraph } from '../platform/pdf/pdfBlocks'
import { TEXT } from '../platform/pdf/pdfStyle'
import { writePdf } from '../platform/pdf/writePdf'

/** The demo partner's answers in the enhanced form; invented, like the shop. */
export const DEMO_ANSWERS = {
  partnerTypes: ['RollFormOperator'],
  legalEntityName: 'Miami Valley Framing LLC',
  phone: '937 555 0140',
  businessAddress: '410 Keowee St, Dayton, OH 45404',
  website: '',
  yearsInBusiness: 14,
  rollFormOperator: {
    machineTypes: 'Two roll formers with inline punching: 350 to 600 webs, 33 to 68 mil',
    typicalTolerances: 'Length 1/16 in, squareness 1/8 in in 10 ft',
    weeklyCapacity: '40 units of 100 sq ft',
    leadTimeDays: 12,
    qualityCertifications: 'ISO 9001:2015',
    digitalIntegration: 'BIM',
    insuranceDetails: 'General liability, $2M each occurrence',
    sampleAuditLink: '',
  },
  operational: {
    preferredRegions: ['Ohio', 'Indiana', 'Kentucky'],
    averageOrderSizeCapacity: 'Up to 60 units',
    emergencyOverflowAvailability: 'A second shift on two weeks of notice',
    references: [
      { name: 'Hearth Homes', contact: 'Alma Cole, 937 555 0161', relation: 'Builder, 31 houses since 2019' },
      { name: 'Great Miami Builders', contact: 'Theo Lind, 937 555 0177', relation: 'Builder, townhouses' },
    ],
  },
} as const

export const DEMO_QUESTION = 'Which of your two lines rolls the 600 web, and since when?'
export const DEMO_ANSWER = 'Line 2, since March 2021. Line 1 stops at 550; we keep it for 350 studs and track.'

interface DemoPaper {
  readonly kind: 'insurance' | 'certification'
  readonly name: string
  readonly title: string
  readonly issuer: string
  /** Days from today. */
  readonly endsInDays: number
}
export const DEMO_PAPERS: readonly DemoPaper[] = [
  {
    kind: 'insurance',
    name: 'liability-certificate.pdf',
    title: 'Certificate of liability insurance',
    issuer: 'Lakes Mutual (demo)',
    endsInDays: 365,
  },
  { kind: 'certification', name: 'iso-9001.pdf', title: 'ISO 9001:2015 certificate', issuer: 'Quality Register (demo)', endsInDays: 700 },
]

/** A certificate that says it is only a demo. */
export function demoPaper({ title, issuer }: DemoPaper, holder: string, issued: Date, expiresOn: string): Promise<Buffer> {
  return writePdf({ title, subject: holder, author: issuer, createdAt: issued, foot: 'Demo data' }, (sheet) => {
    sheet.text('H1', title, TEXT.title)
    sheet.space(8)
    paragraph(sheet, `Issued to ${holder} by ${issuer} on ${longDate(issued.toISOString())}, valid until ${longDate(expiresOn)}.`)
    paragraph(sheet, 'This paper belongs to a demo installation. It certifies nothing.')
  })
}
