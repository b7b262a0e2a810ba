import { type changeClaim, type Fact, type listFacts, previewClaim } from '@framewell/domain/content/factCalls'
import type { AnswerCall } from '@framewell/domain/http/answerCalls'

/** Answers the calls about live facts from memory. For stories. */
export function factDesk() {
  let facts: Fact[] = [
    { key: 'claim.wind', label: 'Wind resistance', value: '195 MPH', source: 'claim' },
    { key: 'price.the-bova-plan', label: 'The Bova Plan: price of the kit', value: '$30,030', source: 'price' },
  ]
  const list: AnswerCall<typeof listFacts> = () => ({ facts })
  const places: AnswerCall<typeof previewClaim> = ({ value }) =>
    previewClaim.output.parse({
      stamp: 'looked at',
      places: [
        {
          where: 'pages',
          id: '00000000-0000-4000-8000-000000000002',
          title: 'Steel framing benefits',
          section: null,
          place: 'Section 2, Figures: Figure 1',
          before: 'Stands in 195 MPH of wind',
          after: `Stands in ${value} of wind`,
          seenIn: 'published',
        },
      ],
    })
  const change: AnswerCall<typeof changeClaim> = ({ name, label, value }) => {
    facts = [...facts.filter(({ key }) => key !== `claim.${name}`), { key: `claim.${name}`, label, value, source: 'claim' }]
    return { facts }
  }
  return { facts: list, places, change }
}
