import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { DirectoryPartner } from '@framewell/domain/network/directoryApplication'
import { useState } from 'react'
import { styled } from 'styled-components'
import { LazyMap } from './LazyMap'

/** A map of the listed partners; the list itself is the text alternative. */
export const PartnerMap = ({ partners }: { partners: readonly DirectoryPartner[] }) => {
  const places = partners.flatMap(({ id, businessName, location, coordinates }) =>
    coordinates ? [{ id, name: `${businessName}, ${location}`, location: coordinates }] : [],
  )
  const missing = partners.length - places.length
  const [open, setOpen] = useState(false)
  return (
    <Disclosure summary="Show them on the map" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Frame>
        <Stack gap={2}>
          {open ? (
            <LazyMap
              label={`Map of the United States with ${places.length === 1 ? 'one partner' : `${places.length} partners`}; the list below has the same`}
              places={places}
            />
          ) : null}
          <Text size="small" tone="muted">
            {missing > 0
              ? `${missing === 1 ? 'One location names' : `${missing} locations name`} no town we know and is in the list only. `
              : ''}
            Places: GeoNames, CC BY 4.0; boundaries: U.S. Census Bureau.
          </Text>
        </Stack>
      </Frame>
    </Disclosure>
  )
}

const Frame = styled.div`
  max-width: 48rem;
`
