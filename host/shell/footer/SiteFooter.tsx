import { Container } from '@framewell/design-system/elements/layout/Container'
import { Logo } from '@framewell/design-system/elements/logo/Logo'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SiteChrome } from '@framewell/domain/content/site'
import { styled } from 'styled-components'
import { ThemeSwitch } from './ThemeSwitch'

/** Grouped site links, contacts and the legal notice. */
export const SiteFooter = ({ chrome }: { chrome: SiteChrome }) => (
  <Band>
    <Container>
      <Columns>
        <About>
          <Logo name={chrome.siteName} />
          <p>{chrome.tagline}</p>
          <Contacts>
            <a href={`mailto:${chrome.contactEmail}`}>{chrome.contactEmail}</a>
            {chrome.phone ? <a href={`tel:${chrome.phone.replace(/[^+\d]/g, '')}`}>{chrome.phone}</a> : null}
            {chrome.address ? <span>{chrome.address}</span> : null}
          </Contacts>
          <ThemeSwitch />
        </About>
        {chrome.footer.groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.href + link.label}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Columns>
      {chrome.footer.smallPrint ? <SmallPrint>{chrome.footer.smallPrint}</SmallPrint> : null}
    </Container>
  </Band>
)

/** Its hairline overlaps that of a section that ends with one. */
const Band = styled.footer`
  margin-top: -1px;
  padding-block: var(--space-14) var(--space-10);
  border-top: 1px solid var(--color-line);
  background: var(--color-paper);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  /* Laid out when it is near. */
  content-visibility: auto;
  contain-intrinsic-height: auto 23rem;

  ${media.tablet} {
    contain-intrinsic-height: auto 36rem;
  }
  ${media.handset} {
    contain-intrinsic-height: auto 39rem;
    padding-block: var(--space-8) var(--space-6);
  }
  @media print {
    display: none;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--space-8) var(--space-6);

  ${media.desk} {
    grid-template-columns: minmax(0, 1.6fr) repeat(auto-fit, minmax(8rem, 1fr));
  }

  & h2 {
    color: var(--color-ink);
    font-family: var(--font-text);
    font-size: var(--text-small);
    font-stretch: normal;
    font-weight: var(--weight-strong);
    letter-spacing: normal;
    line-height: var(--leading-control);
  }
  & ul {
    margin-top: var(--space-2);
    padding: 0;
    list-style: none;
  }
  & ul a,
  & p + div a {
    display: inline-flex;
    align-items: center;
    min-height: 1.875rem;
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-ink);
    text-decoration: underline;
  }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.handset} {
    gap: var(--space-5) var(--space-6);

    & ul a {
      min-height: 1.5rem;
    }
  }
`

/** On its own row when the groups need the width. */
const About = styled.div`
  grid-column: 1 / -1;

  ${media.desk} {
    grid-column: auto;
    max-width: 18rem;
  }

  & > p {
    margin-top: var(--space-2);
  }
  /* On a phone the company name takes two lines. */
  ${media.handset} {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;

    & > a {
      grid-column: 1 / -1;
    }
  }
`

const Contacts = styled.div`
  display: grid;
  justify-items: start;
  margin-top: var(--space-3);
  overflow-wrap: anywhere;
`

const SmallPrint = styled.p`
  max-width: none;
  margin-top: var(--space-10);
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-line-faint);
  color: var(--color-ink-subtle);
  font-size: var(--text-tiny);

  ${media.handset} {
    margin-top: var(--space-5);
    padding-top: var(--space-3);
  }
`
