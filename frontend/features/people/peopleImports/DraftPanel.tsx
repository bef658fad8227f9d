import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PeopleMapping } from '../../../../domain/people/peopleImports/mapping.schema'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Skeleton } from '../../../components/ui/Skeleton'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { PeopleMappingForm } from './PeopleMappingForm'
import { type DraftChoices, peopleDraftQuery } from './peopleImportQueries'

/** A list before it is checked: which column is what, and what its words mean. */
export const DraftPanel = ({ id, onChecked }: { id: string; onChecked: () => void }) => {
  const app = useApp()
  const [choices, setChoices] = useState<DraftChoices>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(peopleDraftQuery(app, id, choices))
  if (!data)
    return error ? (
      <LoadFailure
        title="We could not read the list."
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    ) : (
      <Skeleton className="w-2/3" />
    )
  const check = async (mapping: PeopleMapping): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const headings = data.columns.map(({ heading }) => heading)
      await app.api.post(`/people-imports/${id}/check`, { mapping, headings })
      onChecked()
    } catch (failure) {
      setProblem(errorText(failure, messages.unexpected))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <PeopleMappingForm
      key={isPlaceholderData ? 'before' : JSON.stringify(choices)}
      draft={data}
      isBusy={isBusy || isFetching}
      problem={problem}
      onChoices={(changed) => {
        setChoices({ ...choices, ...changed })
      }}
      onSubmit={(mapping) => void check(mapping)}
    />
  )
}
