import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Skeleton } from '../../../components/ui/Skeleton'
import { useApp } from '../../../lib/app'
import { DraftPanel } from './DraftPanel'
import { ImportTable } from './ImportTable'
import { QuestionList } from './QuestionList'
import { SetAside } from './SetAside'
import { statementsQuery } from './statementQueries'
import { UploadStatement } from './UploadStatement'

/** Statements: upload, preview and import, the lines to decide, and what was imported. */
export const StatementPanel = () => {
  const { data, error, isFetching, refetch } = useQuery(statementsQuery(useApp()))
  const [draft, setDraft] = useState<string>()
  if (!data)
    return error ? (
      <LoadFailure
        title="We could not load the statements."
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    ) : (
      <div role="status" className="grid max-w-text gap-4">
        <span className="sr-only">Loading the statements…</span>
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </div>
    )
  const refresh = (): void => void refetch()
  return (
    <div className="grid gap-10">
      {draft ? (
        <DraftPanel
          key={draft}
          id={draft}
          accounts={data.accounts}
          onClose={() => {
            setDraft(undefined)
            refresh()
          }}
        />
      ) : (
        <UploadStatement accounts={data.accounts} onUploaded={setDraft} />
      )}
      <QuestionList
        title="Lines to decide"
        empty="There is nothing to decide."
        lines={data.questions}
        chapters={data.chapters}
        onDecided={refresh}
      />
      {data.suspense.length > 0 && (
        <QuestionList
          title="In suspense: unknown payers"
          empty=""
          lines={data.suspense}
          chapters={data.chapters}
          onDecided={refresh}
        />
      )}
      {data.setAside.length > 0 && <SetAside lines={data.setAside} onReopened={refresh} />}
      <ImportTable imports={data.imports} accounts={data.accounts} onChanged={refresh} />
    </div>
  )
}
