import type { Blocker } from 'react-router-dom'
import { Button } from './Button'
import { Dialog } from './Dialog'

/**
 * Asks before unsaved changes are left behind.
 * @param what a sentence about what would be lost
 */
export const UnsavedDialog = ({ blocker, what }: { blocker: Blocker; what: string }) => (
  <Dialog
    title="Leave without saving?"
    isOpen={blocker.state === 'blocked'}
    onClose={() => blocker.reset?.()}
  >
    <p>{what}</p>
    <p className="mt-5 flex flex-wrap gap-3">
      <Button tone="main" onClick={() => blocker.reset?.()}>
        Keep Editing
      </Button>
      <Button onClick={() => blocker.proceed?.()}>Leave Page</Button>
    </p>
  </Dialog>
)
