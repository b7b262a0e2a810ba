import { readBrowserStore, writeBrowserStore } from '@framewell/remote-kit/drafts/browserStore'
import { useLayoutEffect, useState } from 'react'

const KEY = 'framewell.dashboard.theme'
export type Theme = 'light' | 'dark'

/**
 * The dashboards' theme: the choice stored in this browser, otherwise the system preference. It is set on the root element, so that dialogs
 * and toasts share it, and only while a dashboard is open: the public pages have their own switch.
 */
export function useTheme(): { readonly theme: Theme; readonly switchTheme: () => void } {
  const [theme, setTheme] = useState(initialTheme)
  useLayoutEffect(() => {
    const root = document.documentElement
    const before = root.dataset.theme
    root.dataset.theme = theme
    return () => {
      if (before) root.dataset.theme = before
      else delete root.dataset.theme
    }
  }, [theme])
  const switchTheme = () => {
    const next = theme === 'dark' ? 'light' : 'dark'
    writeBrowserStore('local', KEY, next)
    setTheme(next)
  }
  return { theme, switchTheme }
}

function initialTheme(): Theme {
  const chosen = readBrowserStore('local', KEY)
  if (chosen === 'dark' || chosen === 'light') return chosen
  const { theme } = document.documentElement.dataset
  if (theme === 'dark' || theme === 'light') return theme
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
