import type { ReactNode } from 'react'

/** The whole document. The server inserts styles, preloads, structured data, boot data and scripts before </head>, outside React. */
export const Document = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  // The chosen theme is set on it before React loads (see early/chooseTheme).
  <html lang="en" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {head}
    </head>
    <body>{children}</body>
  </html>
)
