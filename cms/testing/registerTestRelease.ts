import type { TestCms } from './bootCms'
import { shipTestRelease } from './shipTestRelease'

/** Ships a release of the configurators that has these routes, and makes it live. */
export async function registerTestRelease(cms: TestCms, version: string, paths: readonly string[]): Promise<void> {
  const routes = paths.map((path) => ({ path, title: 'A route', description: '', chrome: 'site' as const, indexed: true }))
  const { status, body } = await shipTestRelease(cms, { remote: 'mfe-configurators', version, routes })
  if (status !== 200) throw new Error(`The release was refused: ${status} ${JSON.stringify(body)}`)
}
