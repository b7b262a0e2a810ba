import { EMPTY_STEEL_CONFIGURATION } from '@framewell/domain/quotes/steelConfiguration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { bomService } from '../testing/bomService'
import { generate, place } from '../testing/bomStory'
import { StoryShell } from '../testing/StoryShell'
import { BOM_CONFIGURATION_KEY, type BomConfiguration } from './bomConfiguration'
import { storeBill } from './storedBill'

const meta = {
  title: 'Configurators/BOM of a saved configuration',
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

const CONFIGURED: BomConfiguration = {
  plan: { id: 'the-bova-plan', name: 'The Bova', squareFeet: 900 },
  configuration: {
    ...EMPTY_STEEL_CONFIGURATION,
    planType: 'catalog',
    selectedPlan: 'the-bova-plan',
    foundation: 'slab-stem-wall',
    steelFrame: '18-gauge-steel',
    sheathing: 'insulated-panels',
    roofing: 'architectural-shingles',
  },
  totalPrice: 62_030,
}
export const SavedConfiguration: Story = {
  beforeEach: () => localStorage.setItem(BOM_CONFIGURATION_KEY, JSON.stringify(CONFIGURED)),
  play: async () => {
    await expect(await screen.findByText('Saved configuration: The Bova, 900 sq ft, $62,030')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveValue('bova-900')
    await generate()
    const result = within(await screen.findByRole('region', { name: 'Bill of materials: The Bova' }))
    await expect(result.getByText(/Sheathing: Insulated panels, taped. Roofing: Architectural shingles/)).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Count it with these options' }))
    await expect(await result.findByText(/Something above has changed/)).toBeVisible()
    await expect(place()).toHaveTextContent('saved=off')
    await generate()
    await expect(await result.findByText(/Roofing: Standing seam metal/)).toBeVisible()
  },
}

/** $62,030 against a bill of a fraction of it: every line explains part of the difference. */
export const SavedConfigurationBridged: Story = {
  beforeEach: () => localStorage.setItem(BOM_CONFIGURATION_KEY, JSON.stringify(CONFIGURED)),
  play: async () => {
    await generate()
    const bridge = within(await screen.findByRole('table', { name: 'From the configuration to this bill' }))
    for (const label of [
      'The Bova kit and 18-gauge steel frame',
      'Insulated panels',
      'Architectural shingles',
      'Slab with insulated stem wall',
    ])
      await expect(bridge.getByText(label)).toBeVisible()
    await expect(bridge.getByText('$42,530')).toBeVisible()
    await expect(bridge.getByText('$62,030')).toBeVisible()
    await expect(bridge.queryByText('Prices changed since')).toBeNull()
  },
}
export const SavedConfigurationBridgedOnAPhone: Story = { ...SavedConfigurationBridged, globals: { viewport: { value: 'phone' } } }

const PICKED = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco' }
const fromPicker = `/bom-generator?plan=the-bova-plan&saved=off&roofing=roof-panel-system&picked=${PICKED.framing}~${PICKED.roofing}~`
/** The picker's $66,230 against its bill, line by line, without the options of a steel configuration of the same plan. */
export const EstimateBridged: Story = {
  args: { at: `${fromPicker}${PICKED.exterior}` },
  beforeEach: () => localStorage.setItem(BOM_CONFIGURATION_KEY, JSON.stringify(CONFIGURED)),
  play: async () => {
    await generate()
    const bridge = within(await screen.findByRole('table', { name: 'From the estimate to this bill' }))
    for (const label of ['The Bova kit, Standard steel and fasteners', 'Sheathing and roofing: ZIP System', 'Exterior: Stucco', 'Freight'])
      await expect(bridge.getByText(label)).toBeVisible()
    await expect(bridge.getByText('$66,230')).toBeVisible()
  },
}
export const EstimateBridgedOnAPhone: Story = { ...EstimateBridged, globals: { viewport: { value: 'phone' } } }

/** The picker's choices have changed since: their total says nothing about this bill. */
export const OtherEstimate: Story = {
  args: { at: `${fromPicker}brick` },
  play: async () => {
    await generate()
    await screen.findByRole('region', { name: 'Bill of materials: The Bova' })
    await expect(screen.queryByRole('table', { name: /to this bill/ })).toBeNull()
  },
}

export const SavedConfigurationOfAnotherPlan: Story = {
  args: { at: '/bom-generator?plan=storch-1800' },
  beforeEach: () => localStorage.setItem(BOM_CONFIGURATION_KEY, JSON.stringify(CONFIGURED)),
  play: async () => {
    await expect(await screen.findByText('Not used here: this bill is for a different plan.')).toBeVisible()
  },
}

export const UploadedPlanWithoutArea: Story = {
  beforeEach: () => {
    const plan = { id: 'uploaded-plan', name: 'Lot 7', squareFeet: null }
    const configuration = { ...CONFIGURED.configuration, planType: 'upload', selectedPlan: null }
    localStorage.setItem(BOM_CONFIGURATION_KEY, JSON.stringify({ ...CONFIGURED, plan, configuration }))
  },
  play: async () => {
    await generate()
    const summary = within(await screen.findByRole('alert', { name: 'There is a problem' }))
    await expect(summary.getByText('Enter the length and width, or the floor area.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Floor area, all stories'), '1200')
    await generate()
    await expect(await screen.findByRole('region', { name: 'Bill of materials: Lot 7' })).toBeVisible()
  },
}

export const CorruptConfiguration: Story = {
  beforeEach: () => localStorage.setItem(BOM_CONFIGURATION_KEY, '{"plan":'),
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Plan' })).toHaveValue('')
  },
}
