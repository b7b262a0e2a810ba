import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { getOrder, listOrders } from '@framewell/domain/orders/orderCalls'
import { recordStage } from '@framewell/domain/orders/workCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { waitsForFormsWords } from '@framewell/domain/payments/waiverForms'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { answerIn, type Recording } from '@framewell/remote-kit/testing/replay'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import job from '../recordings/job.json'
import jobOnTheWay from '../recordings/jobOnTheWay.json'
import jobToAccept from '../recordings/jobToAccept.json'
import jobToQuote from '../recordings/jobToQuote.json'
import jobToShip from '../recordings/jobToShip.json'
import noWork from '../recordings/noWork.json'
import { ordersIn } from '../testing/ordersIn'
import { PortalStory } from '../testing/PortalStory'

const forget = () =>
  new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('framewell-work')
    deleting.onsuccess = () => resolve()
    deleting.onerror = () => reject(deleting.error)
  })

const meta = {
  title: 'Portal/Work',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: async () => {
    freshBrowser()
    await forget()
  },
  args: { at: '/shop', recorded: job },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const [NUMBER, UNKNOWN] = ordersIn(job)
/** A recorded job, open. Only `job` has the panels: they are the same for all. */
const opened = (recorded: Recording) => ({ at: `/shop?order=${ordersIn(recorded)[0]}`, recorded: [recorded, job] })
const without = (call: AnyCall, answer: () => Promise<never>, at = '/shop') => ({
  at,
  answers: (recorded: Parameters<typeof answerCalls>[1]) => answerCalls([[call, answer]], recorded),
})
const OPENED = `/shop?order=${NUMBER}`
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const Queue: Story = {
  play: async () => {
    await seeText('Next: Kit packaged')
    const { order } = answerIn(job, getOrder)
    await seeText(`Ship by ${longDate(order.shipBy ?? '')}`)
    await seeText(`${NUMBER}, your price $53,900`)
  },
}
/** More open orders than one page: the screen says that there are more. */
export const MoreThanAPage: Story = {
  args: {
    answers: (recorded) => {
      const { data, ...list } = answerIn(job, listOrders)
      const many = Array.from({ length: 100 }, (_, at) =>
        data.map((order) => ({ ...order, id: crypto.randomUUID(), title: `House ${at}` })),
      )
      return answerCalls([[listOrders, () => ({ ...list, data: many.flat().slice(0, 100), total: 240 })]], recorded)
    },
  },
  play: async () => {
    await seeText(/^The 100 that are needed first, of 240\./)
    await expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('House 0')
  },
}
export const NothingToDo: Story = {
  args: { recorded: noWork },
  play: async () => {
    await seeText('No work right now')
  },
}
export const QueueUnreachable: Story = {
  args: without(listOrders, disconnected),
  play: async () => {
    await seeText('Your work could not be loaded')
  },
}
export const QueueLoading: Story = { args: without(listOrders, never) }
/** What the shop is paid for the order, and what of that is funded; never what the builder pays. */
export const MoneyOfTheJob: Story = {
  args: { at: OPENED },
  play: async () => {
    await seeText('$53,900.00')
    await seeText(/^Nothing more is due before fabrication\. \$[\d,.]+ of it is paid or covered by cash; /)
    await expect(screen.queryByText(/55,000/)).toBeNull()
  },
}
/** Until when the builder can accept or dispute the recorded work: the date that the builder sees. */
export const WaitsForTheBuilder: Story = {
  args: { at: OPENED },
  play: async () => {
    await seeText('To be accepted')
    await seeText(/^Counts as accepted after .+, Eastern Time/)
  },
}
/** A payment waits for a form that the state prescribes: the shop reads that it has nothing to sign yet. */
export const WaiverWithoutForm: Story = {
  args: {
    at: OPENED,
    answers: (recorded) => {
      const { project } = answerIn(job, getPaymentProject)
      const waitsForForm = waitsForFormsWords(['California: Conditional waiver and release on progress payment'], 'phase')
      const phases = project.phases.map((one) => ({
        ...one,
        waiversNeeded: [],
        waitsForForm: one.phase === 'fabrication_start' ? waitsForForm : null,
      }))
      return answerCalls([[getPaymentProject, () => ({ project: { ...project, phases } })]], recorded)
    },
  },
  play: async () => {
    const part = within(await screen.findByRole('region', { name: 'Waivers to sign' }))
    await expect(part.getByText(/^Fabrication start: We’re still entering the lien waiver form/)).toBeVisible()
    await expect(part.queryByRole('button')).toBeNull()
  },
}
/** A dispute stops the shop's money: its work says so. */
export const InDispute: Story = {
  args: {
    at: OPENED,
    answers: (recorded) => {
      const { project } = answerIn(job, getPaymentProject)
      return answerCalls([[getPaymentProject, () => ({ project: { ...project, openDispute: 'd1' } })]], recorded)
    },
  },
  play: async () => {
    await seeText('A dispute is open')
    await seeText(/^Phases, retainage and payouts to the shop wait until the dispute is decided/)
  },
}
/** A change order that was signed after the shop accepted is not what it accepted: the shop reads so. */
export const ChangedAfterAcceptance: Story = {
  args: {
    ...opened(jobToAccept),
    answers: (recorded) => {
      const { order } = answerIn(jobToAccept, getOrder)
      const changed = { ...order, acceptedAt: '2026-11-23T15:00:00.000Z', changedAt: '2026-11-25T15:00:00.000Z' }
      return answerCalls([[getOrder, () => ({ order: changed })]], recorded)
    },
  },
  play: () =>
    seeText('November 25, 2026, after you accepted it. Read the job, its dates and your price again. If you can’t make it, decline it.'),
}
/** The panels that the shop makes, and what they weigh on the hook. */
export const Panels: Story = {
  args: { at: OPENED },
  play: async () => {
    await seeText(/panels in \d+ bundles, the heaviest \d+ lb as shipped/)
    await userEvent.click(screen.getByText('Every panel, in the order it is set'))
    await seeText('W1-1A')
    await expect(screen.getByRole('button', { name: 'Panel list' })).toBeVisible()
  },
}
/** Two trucks: the first takes a typed bundle, a heavier load than the second may carry is refused, and a wrong one is canceled. */
export const ShipsByPanel: Story = {
  args: opened(jobToShip),
  play: async () => {
    await seeText(/^No panel has shipped/)
    await userEvent.click(screen.getByText('Load a truck'))
    await userEvent.type(screen.getByLabelText(/^Panel mark or bundle/), 'W9-99{Enter}')
    await seeText('No panel or bundle W9-99 is in the shop')
    await userEvent.clear(screen.getByLabelText(/^Panel mark or bundle/))
    await userEvent.type(screen.getByLabelText(/^Panel mark or bundle/), '1-walls-1{Enter}')
    await seeText(/^\d+ panels: [\d,]+ lb$/)
    await press('Mark as assembled')
    await expect((await screen.findAllByLabelText(/assembled /))[0]).toBeChecked()
    await userEvent.type(screen.getByLabelText(/^Truck's payload limit/), '100')
    await seeText('Too heavy for this truck')
    await userEvent.type(screen.getByLabelText('Carrier'), 'Buckeye Freight')
    await userEvent.type(screen.getByLabelText('Bill of lading number'), '4411')
    await press('Record shipment')
    await seeText(/^The panels weigh [\d,]+ lb$/)
    await userEvent.clear(screen.getByLabelText(/^Truck's payload limit/))
    const some = screen.getByText(/^\d+ panels: [\d,]+ lb$/).textContent ?? ''
    const all = screen.getByRole('button', { name: /^Load all: / })
    all.focus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.queryAllByLabelText(/^Whole bundle /).filter((box) => !box.matches(':checked'))).toEqual([])
    await seeText(/^[\d,]+ panels and [\d,]+ sets of loose pieces: [\d,]+ lb$/)
    await expect(document.activeElement).toHaveAccessibleName('Undo load all')
    await userEvent.keyboard('{Enter}')
    await seeText(some)
    await userEvent.keyboard('{Enter}')
    // Only the press itself is undone, not what was changed after it.
    const [bundle] = screen.getAllByLabelText(/^Whole bundle /)
    if (bundle) await userEvent.dblClick(bundle)
    await expect(all).toHaveAccessibleDescription('Everything in the shop is chosen.')
    for (const box of screen.getAllByLabelText(/^Whole bundle /)) await userEvent.click(box)
    await userEvent.type(screen.getByLabelText(/^Panel mark or bundle/), '1-walls-1{Enter}')
    await seeText(some)
    await press('Record shipment')
    await seeText(/^Partly shipped: \d+ of \d+ panels/)
    await seeText(/^Shipment 1 left .* with Buckeye Freight, bill of lading 4411: \d+ panels, [\d,]+ lb\.$/)
    await press('Cancel shipment')
    await userEvent.type(await screen.findByLabelText('Why'), 'Wrong truck')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel shipment' }))
    await seeText(/^Shipment 1 was canceled .*: Wrong truck$/)
    await seeText(/^No panel has shipped/)
  },
}
/** A partly shipped order: one truck on the way, which is delivered. */
export const DeliversAShipment: Story = {
  args: opened(jobOnTheWay),
  play: async () => {
    await press('Record delivery')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Record delivery' }))
    await seeText(/Delivered /)
  },
}
export const FilesForARollFormer: Story = {
  args: { at: OPENED },
  play: async () => {
    await userEvent.click(await screen.findByText('Files for your roll-former'))
    await expect((await screen.findAllByRole('button', { name: /^S\d+: \d+ pieces?$/ }))[0]).toBeVisible()
    await seeText('Preliminary: check each file at the machine before it rolls.')
    await userEvent.click(screen.getByText('Not exported'))
    await seeText(/\(bridging\): a strap is cut from sheet, not rolled\.$/)
    await userEvent.click(screen.getByText('Joints and holes that are not struck'))
    await seeText(/^\d+ with straps: no public file shows their tooling\.$/)
    await userEvent.selectOptions(screen.getByLabelText('Format'), 'FRAMECAD import XML')
    await expect((await screen.findAllByRole('button', { name: /^S\d+: \d+ pieces?$/ }))[0]).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Panel'), 'T1-02')
    await seeText('No machine file for T1-02')
    await seeText(/^Trusses are not rolled from these files\. Missing for trusses with lapped webs: /)
  },
}
export const JobLoading: Story = { args: without(getOrder, never, OPENED) }
export const JobUnreachable: Story = {
  args: without(getOrder, disconnected, OPENED),
  play: async () => {
    await seeText('Unable to load order data.')
  },
}
export const UnknownJob: Story = {
  args: { at: `/shop?order=${UNKNOWN}` },
  play: async () => {
    await seeText('Order Not Found')
  },
}
export const RecordsAStep: Story = {
  args: { at: OPENED },
  play: async () => {
    await seeText('Next: Kit packaged')
    await userEvent.type(screen.getByLabelText(/^Note/), 'Three bundles, banded')
    await press('Record: kit packaged')
    await seeText('Next: In transit')
  },
}
/** A file that is not a picture is rejected before the step is stored on the phone. */
export const NoPicture: Story = {
  args: { at: OPENED },
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('Take a photo: file'), new File(['a letter'], 'coil.jpg', { type: 'image/jpeg' }))
    await seeText('This phone cannot read that picture. Take it again, or choose a JPG or PNG.')
    await userEvent.type(screen.getByLabelText(/^Note/), 'Three bundles, banded')
    await press('Record: kit packaged')
    await seeText('Next: In transit')
  },
}
/** Offline, the step is stored and the next one can be recorded; both are sent when the network is back. */
let connected = false
export const WithoutANetwork: Story = {
  args: {
    at: OPENED,
    answers: (recorded) => (request) => (connected || !request.url.endsWith('/stages') ? recorded(request) : disconnected()),
  },
  beforeEach: () => {
    connected = false
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Note/), 'Three bundles, banded')
    await press('Record: kit packaged')
    await seeText('Kit packaged: waiting to be sent')
    await press('Record: in transit')
    await seeText('In transit: waiting to be sent')
    await userEvent.type(screen.getByLabelText(/^Note/), 'At the gate')
    connected = true
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/waiting to be sent/)).toBeNull())
    await seeText('Next: Delivered to site')
    await expect(screen.getByLabelText(/^Note/)).toHaveValue('At the gate')
  },
}
export const NotTaken: Story = {
  args: without(recordStage, () => Promise.reject(refuseCall(recordStage, 'notActive')), OPENED),
  play: async () => {
    await press('Record: kit packaged')
    await seeText('Kit packaged was not accepted')
    await press('Remove it from this phone')
    await waitFor(() => expect(screen.queryByText('Kit packaged was not accepted')).toBeNull())
  },
}
/** An order that its shop has not accepted is accepted once, and then its first step is recorded. */
export const AcceptsAnOrder: Story = {
  args: opened(jobToAccept),
  play: async () => {
    await seeText(/^Accept by .+ \(end of day, Eastern Time\)$/)
    await seeText('Framewell carries the credit: an accepted phase is released before the builder pays, within our limit.')
    await press('Accept order')
    await waitFor(() => expect(screen.queryByText(/^Accept by/)).toBeNull())
    await expect(screen.getByText('Accepted')).toBeVisible()
    await seeText('Next: Fabrication started')
    // The pressed button has gone: the keyboard goes on around it, with the next step.
    const next = screen.getByRole('region', { name: 'Next step' })
    await waitFor(() => expect(document.activeElement?.matches('main *') && document.activeElement.contains(next)).toBe(true))
  },
}
/** Terms under which it waits for the builder's payment are shown before it accepts. */
export const CarriesTheCredit: Story = {
  args: { ...opened(jobToAccept), answers: newerServer((recorded) => recorded, '"carriedBy":"framewell"', '"carriedBy":"shop"') },
  play: async () => {
    await seeText('You carry the credit: an accepted phase is released once the builder has paid for it.')
  },
}
/** A shop that asks another price for one job accepts the job once its quote is decided. */
export const QuotesAJob: Story = {
  args: opened(jobToQuote),
  play: async () => {
    await seeText(/\$[\d,.]+ of it is paid or covered by cash; \$[\d,.]+ is on trade credit or not due yet\.$/)
    await press('Request a different price for this order')
    const dialog = within(await screen.findByRole('dialog', { name: /^Quote order FW-/ }))
    await userEvent.type(dialog.getByLabelText('Your price'), '41,500')
    await userEvent.click(dialog.getByRole('button', { name: 'Send the quote' }))
    await seeText(/^Framewell is reviewing your quote for this order\./)
  },
}
/** The list shows the deadline too. */
export const NotAcceptedYet: Story = {
  args: { recorded: [jobToAccept, job] },
  play: async () => {
    await seeText(/^Accept by .+ \(end of day, Eastern Time\)$/)
  },
}
