import {
  type changeClaim,
  type Fact,
  findPlainFact,
  type listFacts,
  type nameFact,
  type PlainPlace,
  previewClaim,
  type removeClaim,
} from '@framewell/domain/content/factCalls'
import type { AnswerCall } from '@framewell/domain/http/answerCalls'

/** Answers the calls about live facts from memory. For stories. */
export function factDesk() {
  let facts: Fact[] = [
    { key: 'claim.wind', label: 'Wind resistance', value: '195 MPH', source: 'claim' },
    { key: 'claim.hail', label: 'Hail', value: '77 mm', source: 'claim' },
    { key: 'price.the-bova-plan', label: 'The Bova Plan: price of the kit', value: '$30,030', source: 'price' },
  ]
  const list: AnswerCall<typeof listFacts> = () => ({ facts })
  const places: AnswerCall<typeof previewClaim> = ({ name, value }) =>
    previewClaim.output.parse({
      stamp: 'looked at',
      places:
        name === 'hail'
          ? []
          : [
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
  let typed: PlainPlace[] = ['Section 1, Quote: Text', 'Section 4, Figures: Figure 1, Figure'].map((place, index) => ({
    where: 'posts',
    id: '00000000-0000-4000-8000-000000000003',
    title: 'In the wind',
    section: `section-${index}`,
    place,
    before: 'Stands in ',
    match: '195 MPH',
    after: ' of wind',
  }))
  const plain: AnswerCall<typeof findPlainFact> = ({ key }) =>
    findPlainFact.output.parse({
      value: facts.find((fact) => fact.key === key)?.value,
      places: key === 'claim.wind' ? typed : [],
    })
  const name: AnswerCall<typeof nameFact> = ({ section }) => {
    typed = typed.filter((place) => place.section !== section)
    return { places: typed }
  }
  const remove: AnswerCall<typeof removeClaim> = ({ name: claim }) => {
    facts = facts.filter(({ key }) => key !== `claim.${claim}`)
    return { facts }
  }
  return { facts: list, places, change, plain, name, remove }
}
