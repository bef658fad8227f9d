import { useLinkClickHandler, useSearchParams } from 'react-router-dom'
import { asReader, readsPeople } from '../../../../collections/access/policies.schema'
import { PERSON_PARTS, type PersonPart } from '../../../../domain/people/personRecord/personParts.schema'
import { keysOf } from '../../../../platform/records.schema'
import { classNames } from '../../../lib/classNames'
import { pageNumber } from '../../../lib/pageNumber'
import { useSession } from '../../../lib/session/useSession'
import { PartSection } from './PartSection'
import { partPath } from './personRecordQueries'

const PartLink = ({ user, part, isOpen }: { user: string; part: PersonPart; isOpen: boolean }) => {
  const to = partPath(user, part)
  const follow = useLinkClickHandler(to, { preventScrollReset: true })
  return (
    <a
      href={to}
      aria-current={isOpen ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center',
        isOpen ? 'font-semibold underline decoration-laterite decoration-2 underline-offset-8' : 'link',
      )}
      onClick={follow}
    >
      {PERSON_PARTS[part].label}
    </a>
  )
}

/** What else is recorded about a person: an index of parts, each loaded when it is opened. Source: issue 13, part 2. */
export const PersonRecord = ({ user }: { user: string }) => {
  const { user: actor } = useSession()
  const [search] = useSearchParams()
  const parts = keysOf(PERSON_PARTS).filter((part) => PERSON_PARTS[part].isFor(asReader(actor)))
  const open = parts.find((part) => part === search.get('part'))
  return (
    <section aria-labelledby="record-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="record-title" className="text-xl">
        Record
      </h2>
      <nav aria-label="Parts of the record" className="flex flex-wrap gap-x-6 print:hidden">
        {parts.map((part) => (
          <PartLink key={part} user={user} part={part} isOpen={part === open} />
        ))}
      </nav>
      {open && <PartSection user={user} part={open} page={pageNumber(search)} canNote={readsPeople(actor)} />}
    </section>
  )
}
