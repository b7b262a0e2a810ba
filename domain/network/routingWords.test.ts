import { describe, expect, it } from 'vitest'
import { longDate } from '../quotes/quoteWords'
import { addWeeks } from './capacityWeek'
import { counterfactuals } from './counterfactuals'
import { routeProject } from './routeProject'
import { INITIAL_ROUTING_POLICY } from './routingPolicy'
import { counterfactualWords, helpWords, rationaleWords, routingHelp } from './routingWords'
import { project, shopOf, WEEK } from './testing/routableShop'

const policy = INITIAL_ROUTING_POLICY

describe('routing texts', () => {
  it('explain each part of the choice', () => {
    const { ranked } = routeProject(project, [shopOf(), shopOf({ id: 'b', name: 'Scioto', quality: 0.7 })], policy)
    const [chosen, next] = ranked
    expect(chosen && rationaleWords(chosen, next, 25)).toMatch(
      /^Miami Valley is 2 miles from the site \(proximity 100%\)\. It has 160 units free .* takes 25 \(capacity 100%\)\. Its quality counts as 90%\. .* Next is Scioto with \d+% to \d+%\.$/,
    )
    const [first, close] = routeProject(project, [shopOf(), shopOf({ id: 'b', name: 'Scioto', quality: 0.895 })], policy).ranked
    expect(first && rationaleWords(first, close, 25)).toMatch(/Next is Scioto with 9(\d\.\d)% to 9(?!\1)\d\.\d%\.$/)
  })

  it('say that a new shop counts with the quality every new shop starts with', () => {
    const [chosen] = routeProject(project, [shopOf({ finishedOrders: 0 })], policy).ranked
    const words = chosen && rationaleWords(chosen, undefined, 25)
    expect(words).toContain("It is a new shop: until its first finished order its quality counts as 90%, as every new shop's does.")
  })

  it('list every change that would have won, in its display unit', () => {
    const free = [20, 20, 20, 20]
    const near = shopOf({ free, quality: 0.8 })
    const other = shopOf({ id: 'b', name: 'Scioto', location: { lat: 39.9612, lng: -82.9988 }, free })
    const [winner, second] = routeProject(project, [near, other], policy).ranked
    const words =
      winner && second && counterfactualWords(counterfactuals({ ...second, unitCents: other.unitCents }, winner, policy, project.units))
    expect(words).toMatch(/^Would win if .*it were \d+ miles nearer \(\d+ miles? from the site\).*, everything else as it was\.$/)
    expect(counterfactualWords([{ part: 'quality', from: 0.8, to: 0.861, unit: 'points', amount: 6.1, becomes: 86.1 }])).toBe(
      'Would win if its quality were 6.1 points higher (86.1 of 100), everything else as it was.',
    )
    expect(counterfactualWords([])).toBe('No change of one part alone would have won.')
  })

  it('say what would help when no shop can take it', () => {
    const full = shopOf({ free: [10, 0, 0, 0, 40] })
    const other = shopOf({ id: 'b', name: 'Scioto', free: [20, 0, 0, 0] })
    const far = shopOf({ id: 'c', name: 'Maumee', reachMiles: 5, location: { lat: 41, lng: -84 } })
    const { ranked, unfit } = routeProject(project, [full, other, far], policy)
    expect(ranked).toEqual([])
    const help = routingHelp(project, unfit, policy)
    expect(help.laterWeek).toEqual({ week: addWeeks(WEEK, 4), shopName: 'Miami Valley' })
    expect(help.split).toEqual([
      { shopName: 'Scioto', units: 20 },
      { shopName: 'Miami Valley', units: 5 },
    ])
    expect(help.widerReach).toMatchObject({ shopName: 'Maumee' })
    // A shop that could not make it either is no help, however wide its reach.
    const unable = routeProject({ ...project, needs: { longestMemberFeet: 60 } }, [far], policy)
    expect(routingHelp({ ...project, needs: { longestMemberFeet: 60 } }, unable.unfit, policy)).toEqual({})
    expect(helpWords(help)).toContain(
      `Miami Valley could by the week of ${longDate(addWeeks(WEEK, 4))}; it could be split: Scioto 20 units`,
    )
    expect(helpWords(routingHelp({ ...project, units: 10_000 }, unfit, policy))).toMatch(/^No later week that is planned so far would help/)
  })
})
