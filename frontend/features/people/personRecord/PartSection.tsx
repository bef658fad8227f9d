import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PERSON_PARTS, type PersonPart } from '../../../../domain/people/personRecord/personParts.schema'
import { StaffNoteForm } from '../../../components/form/StaffNoteForm'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Pager } from '../../../components/ui/Pager'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { PartRows } from './PartRows'
import { Timeline } from './Timeline'
import { partPath, personPartKeys, personPartQuery } from './personRecordQueries'

export interface PartSectionProps {
  /** Id of the account. */
  user: string
  part: PersonPart
  page: number
  /** Whether somebody chose it: its title then takes the focus, so that it is read from there. */
  isAsked: boolean
  canNote: boolean
}

/** The open part of a person's record. */
export const PartSection = ({ user, part, page, isAsked, canNote }: PartSectionProps) => {
  const { label, nothing } = PERSON_PARTS[part]
  const title = useRef<HTMLHeadingElement>(null)
  const [notes, setNotes] = useState(0)
  const { data, isPending, ...failure } = useQuery({
    ...personPartQuery(useApp(), user, part, page),
    throwOnError: false,
  })
  useEffect(() => {
    if (isAsked) title.current?.focus()
  }, [part, page, isAsked])
  return (
    <section aria-labelledby="part-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="part-title" ref={title} tabIndex={-1} className="text-xl">
        {label}
      </h2>
      {part === 'notes' && canNote && (
        <StaffNoteForm
          key={notes}
          address={`/users/${encodeURIComponent(user)}/notes`}
          draft={`person-note-${user}`}
          hint="The person does not see it."
          shownBy={personPartKeys.of(user, 'notes')}
          onAdded={() => setNotes(notes + 1)}
        />
      )}
      {isPending && <Spinner label={`Loading: ${label}`} />}
      {!isPending && !data && <LoadFailure title={`Failed to load: ${label}`} {...failure} />}
      {data?.totalDocs === 0 && <p className="text-ink-soft">{nothing}</p>}
      {data &&
        data.docs.length > 0 &&
        (part === 'timeline' ? <Timeline rows={data.docs} /> : <PartRows rows={data.docs} />)}
      {data && <Pager page={page} pages={data.totalPages} to={(next) => partPath(user, part, next)} />}
    </section>
  )
}
