import type { ReactNode } from 'react'

/** The whole document. Styles, preloads, structured data, boot data and scripts are put before </head> by the server, outside of React. */
export const Document = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  // The theme that a visitor chose stands on it before React comes (see early/chooseTheme).
  <html lang="en" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {head}
    </head>
    <body>{children}</body>
  </html>
)
