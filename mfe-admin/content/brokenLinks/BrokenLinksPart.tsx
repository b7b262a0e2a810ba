import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { type BrokenLink, LINK_STATE_WORDS } from '@framewell/domain/content/siteChecks'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { brokenLinksQuery } from '../contentQueries'
import { OverviewPart } from '../OverviewPart'
import { PlaceLink } from '../PlaceLink'
import { ChangeLinksDialog } from './ChangeLinksDialog'
import { linkKey } from './linkChanges'

/** Broken and redirected links. Each opens where it is edited; one or several can be changed at once. */
export const BrokenLinksPart = () => {
  const links = useQuery(brokenLinksQuery(useGuardedCall()))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const all = links.data ?? []
  const picked = all.filter((link) => chosen.has(linkKey(link)))
  const pick = (of: readonly BrokenLink[], on: boolean) => {
    const keys = new Set(of.map(linkKey))
    setChosen((before) => new Set([...[...before].filter((key) => !keys.has(key)), ...(on ? keys : [])]))
  }
  return (
    <OverviewPart
      title="Broken and redirected links"
      nothing="Every link within the site leads straight to its page."
      query={links}
      keyOf={linkKey}
      before={
        all.length > 1 ? (
          <Tools>
            <Checkbox
              label="All of them"
              checked={picked.length === all.length}
              onChange={(event) => pick(all, event.currentTarget.checked)}
            />
            {picked.length > 0 ? (
              <ChangeLinksDialog links={picked} label={`Change the links (${picked.length})`} onDone={() => setChosen(new Set())} />
            ) : null}
          </Tools>
        ) : null
      }
    >
      {(link) => (
        <>
          <span>
            <PlaceLink at={link} /> <Badge tone={link.state === 'dead' ? 'bad' : 'warn'}>{LINK_STATE_WORDS[link.state]}</Badge>
          </span>
          <Detail>
            {link.place}: {link.href}
            {link.leadsTo ? ` → ${link.leadsTo}` : ''}
          </Detail>
          <Row link={link} chosen={chosen.has(linkKey(link))} several={all.length > 1} onPick={(on) => pick([link], on)} />
        </>
      )}
    </OverviewPart>
  )
}

interface RowProps {
  link: BrokenLink
  chosen: boolean
  several: boolean
  onPick: (on: boolean) => void
}

const Row = ({ link, chosen, several, onPick }: RowProps) => {
  const name = `${link.href} in ${link.title}, ${link.place}`
  return (
    <Tools>
      {several ? (
        <Checkbox
          label={
            <>
              Select<span className="visually-hidden"> {name}</span>
            </>
          }
          checked={chosen}
          onChange={(event) => onPick(event.currentTarget.checked)}
        />
      ) : null}
      <ChangeLinksDialog links={[link]} label="Change the link" of={name} onDone={() => onPick(false)} />
    </Tools>
  )
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
`

const Detail = styled.span`
  color: var(--color-ink-subtle);
`
