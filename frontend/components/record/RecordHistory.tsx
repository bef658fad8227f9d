import type { HistoryEntry } from '../../../domain/audit/history.schema'
import { RecordTimeline } from './RecordTimeline'

/** What was done to a record, the newest first; nothing where nothing was recorded. */
export const RecordHistory = ({ history }: { history: readonly HistoryEntry[] }) =>
  history.length > 0 && (
    <section aria-labelledby="history" className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="history" className="text-xl">
        What happened
      </h2>
      <RecordTimeline events={history} />
    </section>
  )
