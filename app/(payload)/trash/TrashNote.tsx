import type { ServerProps } from 'payload'
import { TRASH_DAYS } from '../../../domain/content/trash/uses.schema'

/** Above a list of deleted records: for how long they stay. */
export const TrashNote = ({ params }: ServerProps) =>
  params?.segments?.[2] === 'trash' ? (
    <p style={{ marginBlockEnd: '1rem' }}>
      Records stay here for {TRASH_DAYS} days and are then deleted permanently. Restore one to work on it
      again: its address is kept for it until then.
    </p>
  ) : null
