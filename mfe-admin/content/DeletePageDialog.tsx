import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { DialogClose } from '@framewell/design-system/elements/dialog/DialogClose'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { Trash2 } from 'lucide-react'
import type { PageDeletion } from './useDeletePage'

/** Asks before a page is deleted; it can be undone afterwards all the same. */
export const DeletePageDialog = ({ page, deletion: { remove } }: { page: ContentPage; deletion: PageDeletion }) => (
  <Dialog
    title={`Delete “${page.title}”?`}
    description={
      page.isPublished ? `Visitors will no longer find ${page.path}. You can undo this.` : 'Only editors see this draft. You can undo this.'
    }
    trigger={<IconButton size="small" variant="outlined" label="Delete page" icon={<Trash2 />} />}
    footer={
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="danger" pending={remove.isPending} pendingText="Deleting..." onClick={() => remove.mutate(page)}>
          Delete page
        </Button>
      </>
    }
  />
)
