import { figure, percent } from '../numbers/figure'
import { longDate } from '../quotes/quoteWords'
import { freeUnits, placeUnits, type WeekStart } from './capacityWeek'
import type { WinningChange } from './counterfactuals'
import { isOnlyTooFar, type RoutableProject, type ScoredShop, type UnfitReason, type UnfitShop } from './routeProject'
import type { RoutingPolicy } from './routingPolicy'

/** The second score next to the first: with tenths when whole percents would look equal. */
const beside = (next: number, chosen: number) => {
  const digits = percent(next) === percent(chosen) ? 1 : 0
  return `${(next * 100).toFixed(digits)}% to ${(chosen * 100).toFixed(digits)}%`
}
const miles = (distance: number) => `${figure(Math.round(distance))} ${Math.round(distance) === 1 ? 'mile' : 'miles'}`

/** Why a price part is neutral. */
export const NO_LIST = 'It has no approved price for this project'

/** Why the shop was chosen, part by part. */
export function rationaleWords(chosen: ScoredShop, runnerUp: ScoredShop | undefined, units: number): string {
  const { shop, parts } = chosen
  const sentences = [
    `${shop.name} is ${miles(chosen.miles)} from the site (proximity ${percent(parts.proximity)}).`,
    `It has ${chosen.freeUnits} units free in the weeks needed and the project takes ${units} (capacity ${percent(parts.capacity)}).`,
    shop.finishedOrders === 0
      ? `It is a new shop: until its first finished order its quality counts as ${percent(parts.quality)}, as every new shop's does.`
      : `Its quality counts as ${percent(parts.quality)}.`,
    shop.unitCents === null
      ? `${NO_LIST}: its price counts as ${percent(parts.price)}.`
      : `Its delivered price scores ${percent(parts.price)}.`,
    chosen.tierBonusApplied ? `Preferred shops count ahead for builders of this tier.` : '',
    runnerUp ? `Next is ${runnerUp.shop.name} with ${beside(runnerUp.score, chosen.score)}.` : 'No other shop can take the project.',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** Why a shop was excluded. */
export const UNFIT_WORDS: Record<UnfitReason, string> = {
  replaced: 'the project is moved away from it',
  status: 'not active',
  reach: 'the site is beyond its reach',
  quality: 'its quality is below the policy’s least',
  profiles: 'it does not roll the profiles needed',
  memberLength: 'it cannot make the longest member',
  tolerance: 'it does not hold the tolerance needed',
  capacity: 'too little free capacity in the weeks needed',
}

const CHANGE_WORDS: Readonly<Record<WinningChange['unit'], (change: WinningChange) => string>> = {
  miles: ({ amount, becomes }) => `it were ${miles(amount)} nearer (${miles(becomes ?? 0)} from the site)`,
  units: ({ amount, becomes }) => `${amount} more ${amount === 1 ? 'unit was' : 'units were'} free in the weeks needed (${becomes} in all)`,
  points: ({ amount, becomes }) =>
    `its quality were ${amount} ${amount === 1 ? 'point' : 'points'} higher (${Math.round((becomes ?? 0) * 10) / 10} of 100)`,
  dollars: ({ amount }) => `it asked $${amount} less for 100 sq ft`,
}

/** 'Would win if …': every single change that would have been enough, smallest first. */
export function counterfactualWords(changes: readonly WinningChange[]): string {
  if (changes.length === 0) return 'No change of one part alone would have won.'
  return `Would win if ${changes.map((change) => CHANGE_WORDS[change.unit](change)).join(', or if ')}, everything else as it was.`
}

/** What would let a shop take the project. */
export interface RoutingHelp {
  /** The first week by whose end an otherwise fit shop could have made it. */
  readonly laterWeek?: { readonly week: WeekStart; readonly shopName: string }
  /** Two or more otherwise fit shops that could share it now, the freest first. */
  readonly split?: readonly { readonly shopName: string; readonly units: number }[]
  /** The nearest shop that is only too far away. */
  readonly widerReach?: { readonly shopName: string; readonly miles: number }
}

/** What would help, among the shops that fail a single condition: capacity or reach. */
export function routingHelp(project: RoutableProject, unfit: readonly UnfitShop[], policy: RoutingPolicy): RoutingHelp {
  const short = unfit.filter(({ reason }) => reason === 'capacity')
  const later = short
    .flatMap(({ shop }) => {
      const slots = placeUnits(
        project.units,
        shop.weeks.filter(({ week }) => week >= project.fromWeek),
        'earliest',
      )
      const last = slots?.at(-1)
      return last ? [{ week: last.week, shopName: shop.name }] : []
    })
    .sort((a, b) => a.week.localeCompare(b.week) || a.shopName.localeCompare(b.shopName))[0]
  const far = unfit.filter((one) => isOnlyTooFar(project, one, policy)).sort((a, b) => a.miles - b.miles)[0]
  const split = shared(project, short)
  return {
    ...(later && { laterWeek: later }),
    ...(split && { split }),
    ...(far && { widerReach: { shopName: far.shop.name, miles: Math.ceil(far.miles) } }),
  }
}

function shared(project: RoutableProject, short: readonly UnfitShop[]): RoutingHelp['split'] {
  const parts: { shopName: string; units: number }[] = []
  let left = project.units
  for (const { shop } of [...short].sort((a, b) => b.freeUnits - a.freeUnits)) {
    const weeks = shop.weeks.filter(({ week }) => week >= project.fromWeek && week <= project.byWeek)
    const units = Math.min(
      left,
      weeks.reduce((sum, week) => sum + freeUnits(week), 0),
    )
    if (units > 0) parts.push({ shopName: shop.name, units })
    left -= units
    if (left <= 0) return parts
  }
  return undefined
}

/** What would help a project that no shop can take. */
export function helpWords({ laterWeek, split, widerReach }: RoutingHelp): string {
  const helps = [
    laterWeek && `${laterWeek.shopName} could by the week of ${longDate(laterWeek.week)}`,
    split && `it could be split: ${split.map(({ shopName, units }) => `${shopName} ${units} units`).join(', ')}`,
    widerReach && `${widerReach.shopName} could, ${miles(widerReach.miles)} away, if its reach were wider`,
  ].filter((help) => help !== undefined)
  return helps.length > 0
    ? `What would help: ${helps.join('; ')}.`
    : 'No later week that is planned so far would help. Ask for a smaller volume, or wait until more shops join.'
}
