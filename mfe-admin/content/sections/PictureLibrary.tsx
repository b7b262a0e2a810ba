import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SearchField } from '@framewell/design-system/elements/search-field/SearchField'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { Picture } from '@framewell/domain/content/pictures'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { picturesQuery, pictureUsesQuery } from '../contentQueries'
import { CropDialog } from './CropDialog'
import { type PastedPicture, PictureUpload } from './PictureUpload'
import { PictureUses } from './PictureUses'

interface PictureLibraryProps {
  onChoose: (picture: Picture) => void
  /** A picture waiting to be added. */
  given?: PastedPicture
}

/** The library's pictures, newest first, and a form to add one. */
export const PictureLibrary = ({ onChoose, given }: PictureLibraryProps) => {
  const [search, setSearch] = useState('')
  const found = useInfiniteQuery(picturesQuery(useGuardedCall(), search.trim()))
  const pictures = found.data?.pages.flatMap((page) => page.pictures)
  return (
    <Stack gap={5}>
      <PictureUpload onUploaded={onChoose} given={given} />
      <SearchField size="small" label="Search descriptions and names" value={search} onValueChange={setSearch} />
      {found.isError && !pictures ? (
        <ErrorState title="The pictures could not be loaded" retrying={found.isFetching} onRetry={() => found.refetch()}>
          {problemSentence(found.error, 'The connection failed. Nothing was changed.')}
        </ErrorState>
      ) : pictures === undefined ? (
        <LoadingArea label="Loading...">
          <Skeleton shape="block" height="9rem" />
        </LoadingArea>
      ) : pictures.length === 0 ? (
        <EmptyState title={search ? 'No picture matches' : 'No pictures yet'}>
          {search ? 'No description or file name contains these words.' : 'Add the first one above.'}
        </EmptyState>
      ) : (
        found.data?.pages.map((page) => <Page key={page.pictures[0]?.id} pictures={page.pictures} onChoose={onChoose} />)
      )}
      {found.hasNextPage ? (
        <Button size="small" pending={found.isFetchingNextPage} pendingText="Loading..." onClick={() => found.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </Stack>
  )
}

/** A batch of pictures, each with where it is used. */
const Page = ({ pictures, onChoose }: { pictures: readonly Picture[]; onChoose: (picture: Picture) => void }) => {
  const ids = pictures.map(({ id }) => id)
  const uses = useQuery(pictureUsesQuery(useGuardedCall(), ids))
  return (
    <Pictures>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Choice type="button" onClick={() => onChoose(picture)}>
            <img src={picture.thumbnail} alt="" width={picture.width} height={picture.height} loading="lazy" />
            <span>{picture.alt}</span>
          </Choice>
          {picture.name ? <FileName>{picture.name}</FileName> : null}
          <CropDialog id={picture.id} of={picture.alt} />
          {uses.data ? <PictureUses uses={uses.data.filter((use) => use.picture === picture.id)} /> : null}
        </li>
      ))}
    </Pictures>
  )
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  & details,
  & > li > p {
    font-size: var(--text-tiny);
    overflow-wrap: anywhere;
  }
`

const FileName = styled.p`
  padding: var(--space-2) var(--space-2) 0;
  color: var(--color-ink-muted);
`

const Choice = styled.button`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  width: 100%;
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  color: inherit;
  font-size: var(--text-tiny);
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--color-steel);
  }
  & > img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    border-radius: var(--radius-small);
    background: var(--color-sunken);
    object-fit: cover;
  }
`
