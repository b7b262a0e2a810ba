import { expect, screen, waitFor } from 'storybook/test'

/** Waits until a text is on the screen and its entrance (a toast fades in) is over. */
export const seeText = (text: string | RegExp) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible())
