import { expect, type Locator } from '@playwright/test'

/**
 * Chooses a box, a switch or a radio of a form by the space bar. A press of the mouse would have to aim at the picture that stands for
 * the input, and misses it while something above is still loading and moves it.
 */
export const tick = (input: Locator, on = true) =>
  expect(async () => {
    if ((await input.isChecked()) !== on) await input.press('Space')
    await expect(input).toBeChecked({ checked: on, timeout: 1_000 })
  }).toPass()
