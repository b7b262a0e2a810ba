import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { useIsLive } from '@framewell/design-system/elements/link/LinkProvider'

const LINKS = [
  ['/simple-configurator', 'Get a plan quote'],
  ['/home-plans', 'Home plans'],
  ['/market-analysis', 'Market analysis'],
  ['/terms', 'Credit terms'],
  ['/network-partners', 'Network partners'],
  ['/founder-story', 'Founder story'],
  ['/live-demo', 'Live demo'],
] as const

/** Links to next steps from the terms; only routes that are live. */
export const TermsLinks = () => {
  const isLive = useIsLive()
  return (
    <nav aria-label="Continue from the credit terms">
      <Stack as="ul" direction="row" gap={5} style={{ listStyle: 'none', padding: 0 }}>
        {LINKS.filter(([href]) => isLive(href)).map(([href, label]) => (
          <li key={href}>
            <Link href={href} variant="standalone">
              {label}
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  )
}
