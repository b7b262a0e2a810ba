import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { layoutForDimensions } from '@framewell/domain/framing/layoutForDimensions'
import { DESIGN_SITE, designedWords } from '@framewell/domain/structure/site'
import { WINDY_SITE } from '@framewell/domain/structure/testing/confirmedSites'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Provider as StoreProvider } from 'jotai'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { checkAside } from '../structure/checkAside'
import { modelOf } from './configuredModel'
import { FrameViewer } from './FrameViewer'

const [bova, schiff, storch] = INITIAL_PLANS
if (!bova || !schiff || !storch) throw new Error('There are no initial plans')

const SITE_KEY = 'framewell.site'

const meta = {
  title: 'Configurators/Frame viewer',
  component: FrameViewer,
  args: { layout: schiff.layout, label: schiff.name },
  decorators: [
    (Story) => (
      <StoreProvider>
        <div style={{ maxWidth: '22rem' }}>
          <Story />
        </div>
      </StoreProvider>
    ),
  ],
} satisfies Meta<typeof FrameViewer>

export default meta
type Story = StoryObj<typeof meta>

export const Frame: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: /^The Schiff: Isometric drawing of the steel frame, 54′-0″ by 30′-0″/ })).toBeVisible()
    await expect(canvas.getByText(/^[\d,]+ members, [\d,]+ lb of steel, \d+ studs$/)).toBeVisible()
    await expect(canvas.queryByText('Engineering review required')).toBeNull()
    await expect(await canvas.findByText(designedWords(DESIGN_SITE))).toBeVisible()
    await expect(canvas.getByText(/^Not checked: trusses, .* Not reviewed by an engineer\.$/)).toBeVisible()
  },
}

/** Lighter studs fail at the plan's design site, so nothing is said of it. */
const lighter = applyFrameOptions(schiff.layout, { studGauge: 20 })
export const NoLongerDesigned: Story = {
  args: { layout: lighter },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    if (!lighter.designSite) throw new Error('The plan has no design site')
    await expect((await checkAside(modelOf(lighter), lighter.designSite)).passes).toBe(false)
    await expect(await canvas.findByText(/^Not checked: wind, snow, .* Not reviewed by an engineer\.$/)).toBeVisible()
    await expect(canvas.queryByText(/^Designed for/)).toBeNull()
  },
}

export const FourSides: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Front' }))
    for (const [side, next] of [
      ['Front', 'right'],
      ['Right', 'rear'],
      ['Rear', 'left'],
      ['Left', 'front'],
    ] as const) {
      await expect(await canvas.findByRole('img', { name: new RegExp(`${side} elevation`) })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: `Show ${next} side` }))
    }
    await expect(canvas.getByRole('img', { name: /Front elevation/ })).toBeVisible()
  },
}

export const PlansOfTwoStories: Story = {
  args: { layout: storch.layout, label: storch.name },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Plan' }))
    await expect(await canvas.findByRole('img', { name: /Floor plan of the steel frame, story 1 of 2/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show story 2' }))
    await expect(canvas.getByRole('img', { name: /story 2 of 2/ })).toBeVisible()
  },
}

export const PlanOfOneStory: Story = {
  args: { layout: bova.layout, label: bova.name },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Plan' }))
    await expect(await canvas.findByRole('img', { name: /story 1 of 1/ })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Outside the prescriptive range in size and site loads. */
export const WithWarnings: Story = {
  args: {
    layout: layoutForDimensions({ lengthFeet: 80, widthFeet: 44 }).layout,
    label: 'Your house',
    site: { windMph: 150, snowPsf: 30 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Engineering review required')).toBeVisible()
    await expect(canvas.getByText(/80′-0″ by 44′-0″; our drawing rules end at 60′-0″ by 40′-0″/)).toBeVisible()
    await expect(canvas.getByText(/wind is 150 mph/)).toBeVisible()
  },
}

/** Asked once; then the check says first what it does not cover, for which site it holds, and what fails. */
export const CheckedForASite: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Check this frame for your site'))
    const form = within(await canvas.findByRole('form', { name: 'Your site' }))
    await userEvent.click(form.getByRole('button', { name: 'Confirm site and check' }))
    await expect(await form.findByText('Enter the ultimate design wind speed in mph, from 85 to 200.')).toBeVisible()
    await expect(canvas.queryByText(/^Checked by calculation/)).toBeNull()
    await userEvent.type(form.getByLabelText(/^Ultimate design wind speed/), '139')
    await userEvent.selectOptions(form.getByLabelText(/^Wind exposure/), 'C')
    await userEvent.type(form.getByLabelText(/^Ground snow load/), '70')
    await userEvent.selectOptions(form.getByLabelText(/^Seismic design category/), 'B')
    await userEvent.type(form.getByLabelText(/^Adopted code/), '2018 IRC')
    await userEvent.type(form.getByLabelText(/^Where you found/), 'County building department')
    await userEvent.type(form.getByLabelText(/^Your name/), 'Ana Ruiz')
    await userEvent.click(form.getByRole('button', { name: 'Confirm site and check' }))
    const checked = await canvas.findByText('Checked by calculation for 139 mph, exposure C, 70 psf as you confirmed. Not sealed.')
    const unchecked = canvas.getByText(/^Not checked: trusses, .* Not reviewed by an engineer\.$/)
    await expect(unchecked.compareDocumentPosition(checked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByText(/^\d+ of \d+ checked members are overloaded$/)).toBeVisible()
    const stud = canvas.getByText(/^Studs: axial and bending, 1\.\d\d of the allowable \(.*Use 362S162-54 studs\. Then 0\.\d\d\./)
    await expect(stud).toHaveTextContent('S100 H1.2, AISI S100-16, ASD; D + 0.75L + 0.75S + 0.75(0.6W)')
    await expect(canvas.getByText('Change your site')).toBeVisible()
  },
}

/** Beyond the checks: no member has figures, and the screen does not say that any was checked. */
export const AnEngineersSite: Story = {
  beforeEach: () => localStorage.setItem(SITE_KEY, JSON.stringify({ ...WINDY_SITE, windMph: 150, snowPsf: 30 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Wind of 150 mph needs an engineer/)).toBeInTheDocument()
    await expect(canvas.getByText(/^Not checked: wind \(150 mph entered\), snow \(30 psf entered\), /)).toBeVisible()
    await expect(canvas.queryByText(/^Checked by calculation/)).toBeNull()
  },
}

const hasWebgl = () => document.createElement('canvas').getContext('webgl2') !== null

/** Turned, tilted and zoomed with buttons; if the test's browser has no WebGL, the drawing is shown. */
export const ThreeD: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '3-D' }))
    await expect(await canvas.findByRole('img', { name: /^The Schiff in 3-D: [\d,]+ members/ })).toBeVisible()
    if (!hasWebgl()) return
    const buttons = within(await canvas.findByRole('group', { name: 'Move the 3-D view' })).getAllByRole('button')
    await expect(buttons).toHaveLength(7)
    for (const button of buttons) await userEvent.click(button)
    await expect(canvasElement.querySelector('canvas')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Frame' }))
    await expect(canvasElement.querySelector('canvas')).toBeNull()
  },
}

let linked = 0

/** Linking a program keeps the page waiting, for seconds without a graphics card. */
export const AnotherLookLinksNoProgram: Story = {
  beforeEach: () => {
    linked = 0
    const link = WebGL2RenderingContext.prototype.linkProgram
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      linked += 1
      link.call(this, program)
    }
    return () => {
      WebGL2RenderingContext.prototype.linkProgram = link
    }
  },
  play: async ({ canvasElement }) => {
    if (!hasWebgl()) return
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '3-D' }))
    await userEvent.click(await canvas.findByText('Members, layers and sections'))
    const pieces = within(await canvas.findByRole('list', { name: /^Members of / })).getAllByRole('button')
    await waitFor(() => expect(linked).toBeGreaterThan(0))
    await pictures()
    const before = linked
    for (const piece of pieces.slice(0, 3)) {
      await userEvent.click(piece)
      await pictures()
    }
    await expect(linked).toBe(before)
  },
}

/** Until what was asked for is drawn. */
async function pictures() {
  for (let at = 0; at < 3; at += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

export const WebglMissing: Story = {
  beforeEach: () => {
    const offered = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = () => null
    return () => {
      HTMLCanvasElement.prototype.getContext = offered
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '3-D' }))
    await expect(await canvas.findByText(/WebGL is missing or turned off/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^The Schiff in 3-D/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Turn left' })).toBeNull()
    await userEvent.click(canvas.getByText('Members, layers and sections'))
    await expect(await canvas.findByRole('list', { name: /^Members of / })).toBeVisible()
    await expect(canvas.queryByRole('slider', { name: 'Move panels apart' })).toBeNull()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
