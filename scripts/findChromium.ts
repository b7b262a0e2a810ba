import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installedBrowser } from '../server-kit/browser/installedBrowser'
import { runCommand } from './runCommand'

/** Path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's own, or one it installs. */
export async function findChromium(progress: (text: string) => void): Promise<string> {
  const found = installedChromium()
  if (found) return found
  progress('No Chromium found; installing one for the browser tests')
  await runCommand('npx', ['playwright', 'install', 'chromium'])
  const own = installedChromium()
  if (own) return own
  if (process.getuid?.() === 0) {
    await runCommand('apt-get', ['update'])
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    const packaged = installedChromium()
    if (packaged) return packaged
  }
  throw new Error('The browser tests need Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}

function installedChromium(): string | undefined {
  const own = chromium.executablePath()
  return installedBrowser(process.env.CHROMIUM_PATH) ?? (existsSync(own) ? own : undefined)
}
