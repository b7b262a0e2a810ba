import { toCatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { disconnected, never } from '@framewell/remote-kit/testing/freshBrowser'
import { StoryShell } from '@framewell/remote-kit/testing/StoryShell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import app from './app'

const plans = () => ({ plans: INITIAL_PLANS.map((plan) => toCatalogPlan(plan)) })

const meta: Meta<typeof StoryShell> = {
  title: 'Template/Plans by size',
  component: StoryShell,
  args: { app, at: '/example', answers: () => answerCalls([[listPlans, plans]]) },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The Bova, 900 sq ft')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Home plans by size' })).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: () => answerCalls([[listPlans, never]]) } }

export const Failed: Story = {
  args: { answers: () => answerCalls([[listPlans, disconnected]]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The plans could not be loaded')).toBeVisible()
  },
}
