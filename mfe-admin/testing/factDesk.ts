import { type Claim, withClaim, withoutClaim } from '@framewell/domain/content/claims'
import { changeClaim, type Fact, type FactPlace, type listFacts, type previewClaim, removeClaim } from '@framewell/domain/content/factCalls'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'

const FACTS: readonly Fact[] = [
  { key: 'claim.wind', label: 'Wind resistance', value: '195 MPH', source: 'claim' },
  { key: 'claim.hail', label: 'Hail', value: '77 mm', source: 'claim' },
  { key: 'price.the-bova-plan', label: 'The Bova Plan: price of the kit', value: '$30,030', source: 'price' },
]
const WIND: FactPlace = {
  where: 'pages',
  id: '00000000-0000-4000-8000-000000000002',
  title: 'Steel framing benefits',
  section: null,
  place: 'Section 2, Figures: Figure 1',
  before: 'Stands in 195 MPH of wind',
  after: 'Stands in 195 MPH of wind',
  seenIn: 'published',
}

interface FactDesk {
  readonly facts?: readonly Fact[]
  /** Where a claim is used; by default, wind is used in one place. */
  readonly placesOf?: (name: string) => readonly FactPlace[]
}

/** A fake of the live-fact calls, in memory. For stories. */
export function factDesk({ facts: given = FACTS, placesOf = (name) => (name === 'hail' ? [] : [WIND]) }: FactDesk = {}) {
  const others = given.filter(({ source }) => source !== 'claim')
  let claims: readonly Claim[] = given.flatMap(({ key, label, value, source }) =>
    source === 'claim' ? [{ name: key.slice('claim.'.length), label, value }] : [],
  )
  const facts = (): Fact[] => [
    ...claims.map(({ name, label, value }): Fact => ({ key: `claim.${name}`, label, value, source: 'claim' })),
    ...others,
  ]
  const stampOf = (name: string) => `looked at ${claims.find((claim) => claim.name === name)?.value ?? 'nothing'}`
  const list: AnswerCall<typeof listFacts> = () => ({ facts: facts() })
  const places: AnswerCall<typeof previewClaim> = ({ name, value }) => ({
    stamp: stampOf(name),
    places: placesOf(name).map((place) => ({ ...place, after: `Stands in ${value} of wind` })),
  })
  const change: AnswerCall<typeof changeClaim> = ({ stamp, ...claim }) => {
    if (stamp !== stampOf(claim.name)) throw refuseCall(changeClaim, 'placesChanged')
    const outcome = withClaim(claims, claim, false)
    if ('refusal' in outcome) throw refuseCall(changeClaim, outcome.refusal)
    claims = outcome.claims
    return { facts: facts() }
  }
  const remove: AnswerCall<typeof removeClaim> = ({ name: claim }) => {
    const outcome = withoutClaim(claims, claim, placesOf(claim).length)
    if ('refusal' in outcome) throw refuseCall(removeClaim, outcome.refusal)
    claims = outcome.left
    return { facts: facts() }
  }
  return { facts: list, places, change, remove }
}
