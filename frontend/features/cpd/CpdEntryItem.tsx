import { CPD_KINDS } from '../../../domain/cpd/kinds.schema'
import type { CpdRecordEntry } from '../../../domain/cpd/cpdRecord.schema'
import { SmartLink } from '../../components/ui/SmartLink'
import { formatDate } from '../../lib/dates'
import { cpdMessages } from '../../lib/messages/cpdMessages'

const ACTION = 'link min-h-11 font-semibold'

/** What was given as evidence: a link is one, a certificate's number is a text. */
const Evidence = ({ text }: { text: string }) =>
  /^https?:\/\/\S+$/i.test(text) ? (
    <SmartLink href={text} isNewTab className="link wrap-anywhere">
      {text}
    </SmartLink>
  ) : (
    <bdi className="wrap-anywhere">{text}</bdi>
  )

export interface CpdEntryItemProps {
  entry: CpdRecordEntry
  onEdit: () => void
  onRemove: () => void
}

/** An entry of the record, with what can be done to it. One that comes from attendance has a certificate instead. */
export const CpdEntryItem = ({
  entry: { title, kind, date, hours, provider, evidence, note, event },
  onEdit,
  onRemove,
}: CpdEntryItemProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 py-4">
    <h3 className="text-lg wrap-anywhere">
      <bdi>{title}</bdi>
    </h3>
    <p className="font-display text-lg font-semibold whitespace-nowrap tabular-nums">{`${hours} h`}</p>
    <div className="col-span-2 grid gap-1 text-ink-soft">
      <p>
        <time dateTime={date}>{formatDate(date)}</time> · {CPD_KINDS[kind]}
        {provider && (
          <>
            {' · '}
            <bdi className="wrap-anywhere">{provider}</bdi>
          </>
        )}
      </p>
      {evidence && (
        <p>
          Evidence: <Evidence text={evidence} />
        </p>
      )}
      {note && (
        <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
          {note}
        </p>
      )}
      {event && <p>{cpdMessages.fromAttendance}</p>}
    </div>
    {event ? (
      <p className="col-span-2 print:hidden">
        <a
          href={`/api/events/${event}/attendance-certificate`}
          className={`${ACTION} inline-flex items-center`}
        >
          Certificate of attendance<span className="sr-only"> {title}</span>
        </a>
      </p>
    ) : (
      <p className="col-span-2 flex flex-wrap gap-x-6 print:hidden">
        <button type="button" className={ACTION} onClick={onEdit}>
          Edit<span className="sr-only"> {title}</span>
        </button>
        <button type="button" className={ACTION} onClick={onRemove}>
          Delete<span className="sr-only"> {title}</span>
        </button>
      </p>
    )}
  </li>
)
