import { useLinkClickHandler, useSearchParams } from 'react-router-dom'
import { asReader, readsPeople } from '../../../../collections/access/policies.schema'
import { PERSON_PARTS, type PersonPart } from '../../../../domain/people/personRecord/personParts.schema'
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

export interface PersonRecordProps {
  /** Id of the account. */
  user: string
  /** The first is open where the address names none of them. */
  parts: readonly PersonPart[]
}

/** Parts of what is recorded about a person, within the reader's rights, one at a time. Source: issue 13, part 2. */
export const PersonRecord = ({ user, parts }: PersonRecordProps) => {
  const { user: actor } = useSession()
  const [search] = useSearchParams()
  const readable = parts.filter((part) => PERSON_PARTS[part].isFor(asReader(actor)))
  const asked = readable.find((part) => part === search.get('part'))
  const open = asked ?? readable[0]
  if (!open) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {readable.length > 1 && (
        <nav aria-label="Parts of the record" className="flex flex-wrap gap-x-6 print:hidden">
          {readable.map((part) => (
            <PartLink key={part} user={user} part={part} isOpen={part === open} />
          ))}
        </nav>
      )}
      <PartSection
        user={user}
        part={open}
        page={asked ? pageNumber(search) : 1}
        isAsked={asked !== undefined}
        canNote={readsPeople(actor)}
      />
    </div>
  )
}
