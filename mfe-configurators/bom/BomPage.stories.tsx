import { generateBom, listBomPlans } from '@framewell/domain/bom/calls'
import { refuseCall } from '@framewell/domain/http/answerCalls'
import { WINDY_SITE } from '@framewell/domain/structure/testing/confirmedSites'
import { disconnected, never } from '@framewell/remote-kit/testing/freshBrowser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { bomService, madeBill } from '../testing/bomService'
import { button, generate, place, seen } from '../testing/bomStory'
import { StoryShell } from '../testing/StoryShell'
import { BOM_CONFIGURATION_KEY } from './bomConfiguration'
import { readStoredBill, storeBill } from './storedBill'

const meta = {
  title: 'Configurators/BOM generator',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: { at: '/bom-generator', answers: () => bomService() },
  beforeEach: () => {
    localStorage.removeItem(BOM_CONFIGURATION_KEY)
    storeBill(null)
    return () => void localStorage.removeItem(BOM_CONFIGURATION_KEY)
  },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Plan' })).toHaveValue('')
    await userEvent.click(await button('Export CSV'))
    await expect((await screen.findAllByText('No BOM to export'))[0]).toBeInTheDocument()
  },
}

export const PlanRequired: Story = {
  play: async () => {
    await generate()
    await seen('Plan Required')
    await waitFor(() => expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus())
    await expect(screen.getAllByText('Please select a plan before generating BOM').length).toBeGreaterThan(1)
  },
}

/** A picked member has the price of its length at the bill's list price. */
export const PricesAMember: Story = {
  args: { at: '/bom-generator?plan=bova-900&distributor=midwest-framing-supply' },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '3-D' }))
    await userEvent.click(await screen.findByText('Members, layers and sections'))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Panel' }), 'W1-1')
    const list = within(screen.getByRole('list', { name: 'Members of W1-1' }))
    const [first] = list.getAllByRole('button')
    if (first) await userEvent.click(first)
    await seen('Not priced: this frame has no bill of materials yet.')
    await generate()
    await seen(/^\$\d+\.\d\d, its length at the list price of /)
    await expect(list.getAllByText(/, \$\d+\.\d\d$/).length).toBeGreaterThan(5)
  },
}

export const Generated: Story = {
  args: { at: '/bom-generator?plan=bova-900&distributor=midwest-framing-supply' },
  play: async () => {
    await generate()
    const result = within(await screen.findByRole('region', { name: 'Bill of materials: The Bova' }))
    await seen('BOM Generated Successfully')
    await seen(/\d+ line items for The Bova/)
    await waitFor(() => expect(result.getByRole('heading', { level: 2 })).toHaveFocus())
    const lines = result.getByRole('table', { name: /line items/ })
    await expect(within(lines).getAllByRole('row')).toHaveLength(1 + 8)
    await userEvent.click(result.getByRole('button', { name: /Show all \d+ line items/ }))
    await expect(within(lines).getAllByRole('row').length).toBeGreaterThan(20)
    const [counted] = result.getAllByText(/Net .* plus 5%/)
    const origin = counted?.closest('details')?.querySelector('summary')
    if (origin) await userEvent.click(origin)
    await expect(counted).toBeVisible()
    await expect(result.getByRole('table', { name: 'The same bill at every distributor' })).toBeVisible()
  },
}

export const GeneratedOnAPhone: Story = { ...Generated, globals: { viewport: { value: 'phone' } } }
export const GeneratedOnATablet: Story = { ...Generated, globals: { viewport: { value: 'tablet' } } }

/** A bill generated for this form is restored after a reload or back, without moving the focus. */
export const BroughtBack: Story = {
  args: { at: '/bom-generator?plan=bova-900' },
  beforeEach: () => {
    const request = { plan_id: 'bova-900', preferred_distributor: '' }
    storeBill({ asked: JSON.stringify(request), bom: madeBill(request) })
  },
  play: async () => {
    const result = await screen.findByRole('region', { name: 'Bill of materials: The Bova' })
    await expect(within(result).getByRole('heading', { level: 2 })).not.toHaveFocus()
    await expect(await button('Generate BOM')).toBeEnabled()
  },
}

/** A stored bill is used for exactly the form it was generated from. */
export const Kept: Story = {
  args: { at: '/bom-generator?plan=bova-900' },
  play: async () => {
    await generate()
    await screen.findByRole('region', { name: 'Bill of materials: The Bova' })
    await expect(readStoredBill(JSON.stringify({ plan_id: 'bova-900', preferred_distributor: '' }))?.plan_name).toBe('The Bova')
    await expect(readStoredBill(JSON.stringify({ plan_id: 'storch-1800', preferred_distributor: '' }))).toBeNull()
  },
}

export const EngineeringReview: Story = {
  args: { at: '/bom-generator?plan=uploaded-plan&length=80&width=44' },
  play: async () => {
    await generate()
    const result = within(await screen.findByRole('region', { name: 'Bill of materials: House by dimensions' }))
    await expect(result.getByText('Engineering review required')).toBeVisible()
  },
}

/** The worker has calculated the frame that is shown. */
const checked = () => screen.findByText('Checked by calculation for 139 mph, exposure C, 70 psf as you confirmed. Not sealed.')

/**
 * Watches every change of the page: the bill's weight is that of the frame that is drawn, and its check is shown with it.
 * @returns what differed so far
 */
const watchWeights = (bill: HTMLElement) => {
  const found: string[] = []
  const observer = new MutationObserver(() => {
    const drawn = /([\d,]+) lb of steel, [\d,]+ studs/.exec(document.body.textContent)?.[1]
    if (!bill.textContent.includes(`${drawn} lb`)) found.push(`The frame weighs ${drawn} lb`)
    if (screen.queryByText('Checking the frame')) found.push(`The frame of ${drawn} lb is shown before its check`)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    return found
  }
}

/** All fixes of a frame are priced in one call, and none in a call of its own. */
export const FixesPricedTogether: Story = {
  args: {
    at: '/bom-generator?plan=schiff-1350',
    answers: () => {
      const send = bomService()
      return (request) => {
        asked.push(request.url)
        return send(request)
      }
    },
  },
  beforeEach: () => {
    asked.length = 0
    localStorage.setItem('framewell.site', JSON.stringify(WINDY_SITE))
  },
  play: async () => {
    const priced = () => screen.queryAllByText(/^(Adds|Takes) \$[\d,.]+ (to|off) the bill\.$/)
    await waitFor(() => expect(priced().length).toBeGreaterThan(2))
    await expect(screen.queryByText('Pricing…')).toBeNull()
    await expect(asked.filter((url) => url.startsWith('/api/bom/totals'))).toHaveLength(1)
    await expect(asked.filter((url) => url.startsWith('/api/bom/generate'))).toEqual([])
  },
}
const asked: string[] = []

/** A windy, snowy site: members fail, each fix shows its price, and one press of each makes frame, check and bill follow. */
export const FixedForASite: Story = {
  args: { at: '/bom-generator?plan=schiff-1350' },
  beforeEach: () => localStorage.setItem('framewell.site', JSON.stringify(WINDY_SITE)),
  play: async () => {
    await expect((await screen.findAllByText(/^Studs: axial and bending, 1\.\d\d of the allowable/)).length).toBeGreaterThan(0)
    await generate()
    const bill = await screen.findByRole('region', { name: /^Bill of materials: / })
    const unlike = watchWeights(bill)
    // Two checks that fail offer the same studs.
    const [studs] = await screen.findAllByRole('button', { name: 'Use 362S162-54 studs throughout' })
    if (!studs) throw new Error('No stronger studs are offered')
    await userEvent.click(studs)
    await waitFor(() => expect(place()).toHaveTextContent('gauge=16&spacing=24'))
    await waitFor(() => expect(screen.queryByText(/^Studs: (axial|bending|deflection)/)).toBeNull())
    await expect(screen.getByText('16 gauge studs at 24 in')).toBeVisible()
    await checked()
    await waitFor(() => expect(screen.getAllByText(/^Adds \$[\d,.]+ to the bill\.$/).length).toBeGreaterThan(0))
    for (let press = 0; press < 30; press += 1) {
      const [fix] = screen.queryAllByRole('button', { name: /^(Use|Stiffen) .*(throughout|members?\))$/ })
      if (!fix) break
      const before = place().textContent
      await userEvent.click(fix)
      await waitFor(() => expect(place().textContent).not.toBe(before))
      await waitFor(() => expect(fix).not.toBeInTheDocument())
      await checked()
    }
    await expect(unlike()).toEqual([])
    await expect(screen.queryByText(/^King studs: .*Use /)).toBeNull()
    await expect(place()).toHaveTextContent(/fixes=.*W1-\d\.\d_header_54_w\d{3,4}_s\*/)
    await userEvent.click(await button('Remove stronger parts'))
    await waitFor(() => expect(place()).not.toHaveTextContent('fixes='))
  },
}

export const AbsurdSize: Story = {
  args: { at: '/bom-generator?plan=uploaded-plan&length=-4&width=1e9' },
  play: async () => {
    await generate()
    await waitFor(async () => expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveFocus())
    await expect(screen.getAllByText('Enter the length in feet, from 12 to 240.').length).toBeGreaterThan(1)
  },
}

export const CountingOptionsChanged: Story = {
  args: { at: '/bom-generator?plan=storch-1800&gauge=16&roofing=high-definition-shingles' },
  play: async () => {
    await expect(await screen.findByText('Counting options, 2 changed')).toBeVisible()
    await generate()
    await expect(await screen.findByText(/16 gauge studs at 16 in, /)).toBeVisible()
    await userEvent.click(await button(/Use Southeast Building Products/))
    await waitFor(() => expect(place()).toHaveTextContent('distributor=southeast-building-products'))
    await expect(await screen.findByText(/^Southeast Building Products \(demo\), list prices as stored, version 1/)).toBeVisible()
  },
}

/** A default is the first option of its list, once; also when a link chose it. */
export const CountingDefaultsOnce: Story = {
  args: { at: '/bom-generator?plan=storch-1800&insulation=fiberglass' },
  play: async () => {
    await expect(await screen.findByText('Counting options, 1 changed')).toBeVisible()
    const optionsOf = (name: string) =>
      within(screen.getByLabelText(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    await expect(optionsOf('Wall sheathing')).toEqual(['Integrated panels, taped', 'Insulated panels, taped', 'OSB with house wrap'])
    await expect(optionsOf('Roofing').filter((label) => label === 'Standing seam metal')).toHaveLength(1)
    await expect(optionsOf('Steel is bought as')).toEqual(['20 ft stock pieces', 'Roll-formed to length'])
    await expect(screen.getByLabelText('Insulation')).toHaveValue('fiberglass')
  },
}

export const WallHeights: Story = {
  args: { at: '/bom-generator?plan=storch-1800' },
  play: async () => {
    await userEvent.click(await screen.findByText('Counting options'))
    await expect(await screen.findByText('9′-0″')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Wall height'), '10 ft')
    await expect(await screen.findByText('10′-0″')).toBeVisible()
    await expect(screen.getByLabelText('Wall height of upper stories')).toHaveDisplayValue('Same as the first story')
    await userEvent.selectOptions(screen.getByLabelText('Wall height of upper stories'), '8 ft')
    await expect(await screen.findByText('10′-0″, upper stories 8′-0″')).toBeVisible()
    await waitFor(() => expect(place()).toHaveTextContent('height=10&upper=8'))
    await generate()
    await expect(await screen.findByText(/16 in, walls 10 ft high, upper stories 8 ft, /)).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'The Bova, 900 sq ft')
    await waitFor(() => expect(screen.queryByLabelText('Wall height of upper stories')).toBeNull())
  },
}

export const Generating: Story = {
  args: { at: '/bom-generator?plan=bova-900', answers: () => bomService({ generate: never }) },
  play: async () => {
    await generate()
    await expect(await button('Generating BOM')).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByText('Generating the bill of materials')).toBeInTheDocument()
  },
}

export const GenerationFailed: Story = {
  args: {
    at: '/bom-generator?plan=bova-900',
    answers: () =>
      bomService({
        generate: () => {
          throw new TypeError('Failed to fetch')
        },
      }),
  },
  play: async () => {
    await generate()
    await seen('Generation Failed')
    await seen('Failed to generate BOM')
  },
}

export const NoDistributor: Story = {
  args: {
    at: '/bom-generator?plan=bova-900',
    answers: () =>
      bomService({
        generate: () => {
          throw refuseCall(generateBom, 'noDistributor')
        },
      }),
  },
  play: async () => {
    await generate()
    await seen(/No distributor has a price list right now/)
  },
}

export const ExportFailed: Story = {
  args: { at: '/bom-generator?plan=bova-900', answers: () => bomService({ exported: disconnected }) },
  play: async () => {
    await generate()
    await userEvent.click(await button('Export PDF'))
    await seen('Export Failed')
    await seen('Failed to export BOM')
  },
}

export const Loading: Story = {
  args: { answers: () => bomService({ plans: never }) },
  play: async () => {
    await expect(await screen.findByText('Loading plans and distributors')).toBeInTheDocument()
  },
}

export const FailedThenRetried: Story = {
  args: {
    answers: () => {
      let asked = 0
      return bomService({
        plans: () => {
          asked += 1
          if (asked === 1) throw new TypeError('Failed to fetch')
          return listBomPlans.output.parse({ plans: [] })
        },
      })
    },
  },
  play: async () => {
    await expect(await screen.findByText('Failed to fetch plans')).toBeVisible()
    await userEvent.click(await button('Try again'))
    await expect(await screen.findByRole('combobox', { name: 'Plan' })).toBeVisible()
  },
}
