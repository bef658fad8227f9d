import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  DUPLICATE_REASONS,
  type DuplicatePair,
  type DuplicatePerson,
} from '../../../../domain/people/personMerges/duplicates/duplicateTexts.schema'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Link } from '../../../components/ui/Link'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { deskPaths } from '../../../deskPaths'
import { duplicatesQuery } from './mergeQueries'
import { mergePath } from './mergePath'

const Person = ({ person: { id, fullName, email, phone, number } }: { person: DuplicatePerson }) => (
  <div>
    <Link to={deskPaths.user.build(id)} className="link inline-flex min-h-11 items-center font-semibold">
      <bdi>{fullName}</bdi>
    </Link>
    <p className="wrap-anywhere text-ink-soft">{[number, email, phone].filter(Boolean).join(' · ')}</p>
  </div>
)

const Pair = ({ pair, isDismissed }: { pair: DuplicatePair; isDismissed: boolean }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const names = `${pair.one.fullName} and ${pair.other.fullName}`
  const decide = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await api.post(`/possible-duplicates/${pair.id}/dismissal`, { isDismissed: !isDismissed })
    } catch (error) {
      toast({
        tone: 'error',
        title: 'That was not saved',
        description: errorText(error, messages.unexpected),
      })
    }
    await queryClient.invalidateQueries({ queryKey: [OWN] })
    setIsBusy(false)
  }
  return (
    <li className="grid gap-3 border-t border-rule-strong py-4">
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Person person={pair.one} />
        <Person person={pair.other} />
      </div>
      <p>They have {pair.reasons.map((reason) => DUPLICATE_REASONS[reason]).join(' and ')}.</p>
      <p className="flex flex-wrap gap-3">
        {!isDismissed && (
          <ButtonLink to={mergePath(pair.one.id, pair.other.id)} aria-label={`Compare and merge ${names}`}>
            Compare and Merge
          </ButtonLink>
        )}
        <Button
          tone="quiet"
          isBusy={isBusy}
          onClick={() => void decide()}
          aria-label={isDismissed ? `Ask again about ${names}` : `${names} are two people`}
        >
          {isDismissed ? 'Ask Again' : 'Two People'}
        </Button>
      </p>
    </li>
  )
}

/** People who may be one, pair by pair. Source: issue 13, parts 1 and 5. */
export const DuplicatesPanel = () => {
  const [status, setStatus] = useState<'open' | 'dismissed'>('open')
  const [page, setPage] = useState(1)
  const { data, isPending, ...failure } = useQuery({
    ...duplicatesQuery(useApp(), status, page),
    throwOnError: false,
  })
  const isDismissed = status === 'dismissed'
  return (
    <section aria-labelledby="duplicates-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="duplicates-title" className="text-2xl">
        Possible Duplicates
      </h2>
      <p className="max-w-text text-ink-soft">
        People with the same telephone number, licence number, or name and date of birth. The list is renewed
        every hour.
      </p>
      <p>
        <Button
          tone="quiet"
          aria-pressed={isDismissed}
          onClick={() => {
            setStatus(isDismissed ? 'open' : 'dismissed')
            setPage(1)
          }}
        >
          {isDismissed ? 'Show Open Pairs' : 'Show Dismissed Pairs'}
        </Button>
      </p>
      {isPending && <Spinner label="Loading the pairs" />}
      {!isPending && !data && <LoadFailure title="Failed to load the pairs" {...failure} />}
      {data?.docs.length === 0 && (
        <EmptyState title={isDismissed ? 'No pair has been dismissed yet' : 'No possible duplicates'} />
      )}
      {data && data.docs.length > 0 && (
        <ol className="border-b border-rule-strong">
          {data.docs.map((pair) => (
            <Pair key={pair.id} pair={pair} isDismissed={isDismissed} />
          ))}
        </ol>
      )}
      {data && data.totalPages > 1 && (
        <p className="flex flex-wrap items-center gap-3">
          <Button isUnavailable={page <= 1} onClick={() => setPage(page - 1)}>
            Previous<span className="sr-only"> pairs</span>
          </Button>
          <span className="tabular-nums">
            Page {page} of {data.totalPages}
          </span>
          <Button isUnavailable={page >= data.totalPages} onClick={() => setPage(page + 1)}>
            Next<span className="sr-only"> pairs</span>
          </Button>
        </p>
      )}
    </section>
  )
}
