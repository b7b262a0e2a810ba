import { expect, type Locator } from '@playwright/test'

/**
 * Checks a box, switch or radio with the space bar. A mouse press would have to hit the graphic that represents the input, and misses it
 * while loading content above still moves it.
 */
export const tick = (input: Locator, on = true) =>
  expect(async () => {
    if ((await input.isChecked()) !== on) await input.press('Space')
    await expect(input).toBeChecked({ checked: on, timeout: 1_000 })
  }).toPass()
