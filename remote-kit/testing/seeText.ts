import { expect, screen, waitFor } from 'storybook/test'

/** Waits until a text is visible and its entrance animation (a toast fades in) is over. */
export const seeText = (text: string | RegExp) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible())
