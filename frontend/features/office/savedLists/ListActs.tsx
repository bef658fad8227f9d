import { Suspense, lazy, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { seesMailings } from '../../../../collections/access/policies.schema'
import type { SavedListView } from '../../../../domain/office/savedLists/listRows.schema'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { useSession } from '../../../lib/session/useSession'
import { deskPaths } from '../../../deskPaths'

/** Loaded when somebody is about to delete a list. */
const DeleteListDialog = lazy(async () => ({
  default: (await import('./DeleteListDialog')).DeleteListDialog,
}))

/** What can be done with a saved list as a whole. */
export const ListActs = ({ saved, isChanged }: { saved: SavedListView; isChanged: boolean }) => {
  const navigate = useNavigate()
  const { user } = useSession()
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isChanged ? (
        <span className="text-ink-soft">Save the list before you write to its people.</span>
      ) : (
        seesMailings(user) && (
          <ButtonLink to={`${deskPaths.mailing.build('new')}?list=${saved.id}`}>
            Write to These People
          </ButtonLink>
        )
      )}
      {saved.isOwn && (
        <Button tone="quiet" onClick={() => setIsDeleting(true)}>
          Delete List
        </Button>
      )}
      {isDeleting && (
        <Suspense>
          <DeleteListDialog
            list={saved}
            onClose={() => setIsDeleting(false)}
            onDeleted={() => void navigate(deskPaths.lists.build(), { replace: true })}
          />
        </Suspense>
      )}
    </div>
  )
}
