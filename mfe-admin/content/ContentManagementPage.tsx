import { breakpoint, media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'
import { ContentHeader } from './ContentHeader'
import { DraftSaversProvider } from './DraftSaversProvider'
import { NoPageSelected } from './NoPageSelected'
import { PageSidebar } from './PageSidebar'
import { PageWorkspace } from './PageWorkspace'
import { useContentPlace } from './useContentPlace'
import { useDeletePage } from './useDeletePage'

/** /content-management: the list of pages and posts beside the editor; one of the two on phones. Planned changes are below the list. */
export const ContentManagementPage = () => {
  const { place } = useContentPlace()
  return (
    <DraftSaversProvider>
      <Screen>
        <ContentHeader />
        <Columns
          data-selected={place.page !== null}
          data-preview={place.page !== null && place.preview !== null}
          data-comments={place.page !== null && place.comments !== null}
        >
          <PageSidebar />
          <Work />
        </Columns>
      </Screen>
    </DraftSaversProvider>
  )
}

/** The selected page, or an overview. The last deletion is remembered here so that it can be undone. */
const Work = () => {
  const { place } = useContentPlace()
  const deletion = useDeletePage()
  return (
    <Main>
      {place.page ? <PageWorkspace key={place.page} id={place.page} deletion={deletion} /> : <NoPageSelected deletion={deletion} />}
    </Main>
  )
}

const Screen = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  min-height: 100vh;
  min-height: 100dvh;
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);

  ${media.desk} {
    grid-template-columns: 20rem minmax(0, 1fr);
  }
  /* Form and preview need the list's space. */
  &[data-preview='true'] {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child {
      display: none;
    }
    & > :last-child > * {
      max-width: none;
    }
  }
  /* So do form and comments, where all three would be narrow. */
  @media (max-width: ${breakpoint.desk - 0.02}px) {
    &[data-comments='true'] {
      grid-template-columns: minmax(0, 1fr);

      & > :first-child {
        display: none;
      }
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    &[data-selected='true'] > :first-child {
      display: none;
    }
  }
`

const Main = styled.div`
  min-width: 0;
  padding: var(--space-6) var(--space-5) var(--space-16);

  ${media.desk} {
    padding-inline: var(--space-7);
  }
  & > * {
    max-width: 72rem;
    margin-inline: auto;
  }
  ${media.phone} {
    padding: var(--space-4);
  }
`
