import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { REGION_LABELS } from '../../../../collections/access/roles'
import type { MentorRow } from '../../../../domain/cpd/mentoring/mentoring.schema'
import { MENTORING_FIELDS, MENTORING_LANGUAGES } from '../../../../domain/cpd/mentoring/mentoringTexts.schema'
import { Button } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Pager } from '../../../components/ui/Pager'
import { Select } from '../../../components/ui/Select'
import { useApp } from '../../../lib/app'
import { formQuery } from '../../../lib/formQuery'
import { mentoringMessages } from '../../../lib/messages/mentoringMessages'
import { optionsOf } from '../../../lib/optionsOf'
import { paths } from '../../../paths'
import { MentoringSummary } from './MentoringSummary'
import { type MentorFilter, mentorAddress, mentorsQuery, readMentorFilter } from './mentoringQueries'
import { useMentoringAct } from './useMentoringAct'

const Filters = ({ filter }: { filter: MentorFilter }) => {
  const navigate = useNavigate()
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const asked = formQuery(new FormData(event.currentTarget))
    void navigate(mentorAddress({ ...readMentorFilter(asked), page: 1 }), { preventScrollReset: true })
  }
  return (
    <form
      key={mentorAddress(filter)}
      method="get"
      action={`${paths.membership.mentoring.path}#mentors`}
      role="search"
      aria-label="Mentors"
      className="grid items-end gap-x-gap gap-y-4 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
      onSubmit={apply}
    >
      <Select
        name="field"
        label="Field"
        emptyLabel="All fields"
        options={optionsOf(MENTORING_FIELDS)}
        defaultValue={filter.field ?? ''}
      />
      <Select
        name="region"
        label="Region"
        emptyLabel="All regions"
        options={optionsOf(REGION_LABELS)}
        defaultValue={filter.region ?? ''}
      />
      <Select
        name="language"
        label="Language"
        emptyLabel="All languages"
        options={optionsOf(MENTORING_LANGUAGES)}
        defaultValue={filter.language ?? ''}
      />
      <Button type="submit">Show</Button>
    </form>
  )
}

const Mentor = ({ mentor, canAsk }: { mentor: MentorRow; canAsk: boolean }) => {
  const { act, busy } = useMentoringAct()
  const { id, member, freePlaces } = mentor
  return (
    <li className="grid gap-2 border-t border-rule-strong py-5">
      <h3 className="text-lg break-words">
        <bdi>{member.fullName}</bdi>
      </h3>
      <p className="text-ink-soft break-words">
        {[member.professionalTitle, member.organization].filter(Boolean).join(', ')}
      </p>
      <MentoringSummary {...mentor} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="tabular-nums">
          {freePlaces} free {freePlaces === 1 ? 'place' : 'places'}
        </span>
        {canAsk && (
          <Button
            isBusy={busy === id}
            onClick={() => void act(id, 'ask', { offer: id }, mentoringMessages.asked)}
          >
            Ask<span className="sr-only"> {member.fullName}</span>
          </Button>
        )}
      </p>
    </li>
  )
}

/** The mentors with free places, narrowed by what the address says. */
export const MentorList = ({ canAsk }: { canAsk: boolean }) => {
  const filter = readMentorFilter(useSearchParams()[0])
  const { data, error, isError, isFetching, refetch } = useQuery(mentorsQuery(useApp(), filter))
  if (isError && !data)
    return (
      <LoadFailure
        title="The mentors could not be loaded"
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    )
  return (
    <div className="grid gap-6">
      <Filters filter={filter} />
      <p role="status" className="text-ink-soft tabular-nums">
        {data ? `${data.totalDocs} ${data.totalDocs === 1 ? 'mentor' : 'mentors'}` : 'Loading…'}
      </p>
      {data?.docs.length === 0 && (
        <EmptyState title="No mentors with free places here">
          Save your request: our staff propose a mentor as soon as one suits you.
        </EmptyState>
      )}
      {data && data.docs.length > 0 && (
        <ul className="border-b border-rule-strong">
          {data.docs.map((mentor) => (
            <Mentor key={mentor.id} mentor={mentor} canAsk={canAsk} />
          ))}
        </ul>
      )}
      <Pager
        page={filter.page}
        pages={data?.totalPages ?? 1}
        to={(page) => mentorAddress({ ...filter, page })}
      />
    </div>
  )
}
