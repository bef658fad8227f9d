import type { Blocker } from 'react-router-dom'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'

/** Asks before unsaved changes are left behind. */
export const DeleteAccountDialog = ({ blocker }: { blocker: Blocker }) => (
  <Dialog
    title="Leave without saving?"
    isOpen={blocker.state === 'blocked'}
    onClose={() => blocker.reset?.()}
  >
    <p>Your changes to the profile have not been saved.</p>
    <p className="mt-5 flex flex-wrap gap-3">
      <Button tone="main" onClick={() => blocker.reset?.()}>
        Keep Editing
      </Button>
      <Button onClick={() => blocker.proceed?.()}>Leave Page</Button>
    </p>
  </Dialog>
)
