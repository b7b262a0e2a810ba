import { Check, Link2, Mail } from 'lucide-react'
import { type MouseEvent, use, useState } from 'react'
import { styled } from 'styled-components'
import { NavigationContext } from '../../shell/navigation/Navigation'
import type { ShownPage } from '../../shell/view'

/** Plain links to the services' share pages; none of their code is loaded. */
const SERVICES = [
  { name: 'LinkedIn', href: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}` },
  { name: 'Facebook', href: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  {
    name: 'X',
    href: (url: string, title: string) => `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`,
  },
] as const

export const ShareLinks = ({ page }: { page: ShownPage }) => {
  const origin = use(NavigationContext)?.boot.origin ?? ''
  const url = page.seo.canonicalUrl || `${origin}${page.path}`
  const mail = `mailto:?subject=${encodeURIComponent(page.title)}&body=${encodeURIComponent(`${page.title}\n${url}`)}`
  return (
    <Row aria-label="Share this article">
      <span aria-hidden="true">Share</span>
      <CopyLink url={url} />
      <a href={mail}>
        <Mail aria-hidden="true" />
        Email
      </a>
      {SERVICES.map(({ name, href }) => (
        <a key={name} href={href(url, page.title)} rel="noopener nofollow" target="_blank">
          {name}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ))}
    </Row>
  )
}

/** A link to the article. Clicking it copies the URL where the browser allows that. */
const CopyLink = ({ url }: { url: string }) => {
  const [copied, setCopied] = useState(false)
  const copy = async (event: MouseEvent) => {
    if (!navigator.clipboard) return
    event.preventDefault()
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => window.location.assign(url),
    )
  }
  return (
    <a href={url} onClick={copy}>
      {copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      <span role="status">{copied ? 'Link copied' : 'Copy link'}</span>
    </a>
  )
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: center;
  color: var(--color-ink-subtle);
  font-size: var(--text-small);

  & a {
    display: inline-flex;
    gap: var(--space-1-5);
    align-items: center;
    min-height: var(--control-target);
    color: var(--color-steel);
    font-weight: var(--weight-medium);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & svg {
    width: 1.1em;
    height: 1.1em;
  }
`
