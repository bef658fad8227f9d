import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ENDORSEMENT_STATUSES } from '../../../../domain/membership/endorsements/kinds.schema'
import {
  NOMINATED_GRADES,
  NOMINATION_STATUSES,
  type NominationToVote,
  type OwnNomination,
} from '../../../../domain/membership/nominations/nominations.schema'
import { Button } from '../../../components/ui/Button'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { NominationForm } from './NominationForm'
import { nominationsQuery } from './nominationsQuery'

const Own = ({ nomination }: { nomination: OwnNomination }) => {
  const { nomineeName, grade, createdAt, status, endorsements } = nomination
  return (
    <li className="border-b border-rule py-3">
      <p>
        <bdi className="font-semibold">{nomineeName}</bdi>, {NOMINATED_GRADES[grade]}, {formatDate(createdAt)}
        : {NOMINATION_STATUSES[status]}
      </p>
      <ul className="text-ink-soft">
        {endorsements.map(({ id, contact, status: answer, isExpired }) => (
          <li key={id} className="break-all">
            <bdi>{contact}</bdi>: {isExpired ? 'Not answered in time' : ENDORSEMENT_STATUSES[answer]}
          </li>
        ))}
      </ul>
    </li>
  )
}

const Vote = ({ nomination }: { nomination: NominationToVote }) => {
  const app = useApp()
  const client = useQueryClient()
  const [pressed, setPressed] = useState<'for' | 'against'>()
  const [problem, setProblem] = useState<string>()
  const { id, nomineeName, grade, reason, vote } = nomination
  const send = async (chosen: 'for' | 'against'): Promise<void> => {
    setPressed(chosen)
    setProblem(undefined)
    try {
      await app.api.post(`/nominations/${id}/vote`, { vote: chosen })
      await client.invalidateQueries({ queryKey: nominationsQuery(app).queryKey })
    } catch (error) {
      setProblem(errorText(error, messages.unexpected))
    } finally {
      setPressed(undefined)
    }
  }
  return (
    <li className="grid gap-3 border-b border-rule py-4">
      <h3 className="text-lg">
        <bdi>{nomineeName}</bdi>, {NOMINATED_GRADES[grade]}
      </h3>
      <p className="max-w-text whitespace-pre-wrap break-words" dir="auto">
        {reason}
      </p>
      {vote ? (
        <p role="status" className="font-semibold">
          You voted {vote}.
        </p>
      ) : (
        <p className="flex flex-wrap gap-3">
          {(['for', 'against'] as const).map((value) => (
            <Button
              key={value}
              isBusy={pressed === value}
              disabled={pressed !== undefined}
              aria-label={`Vote ${value} ${nomineeName}`}
              onClick={() => void send(value)}
            >
              {value === 'for' ? 'For' : 'Against'}
            </Button>
          ))}
        </p>
      )}
      <div role="alert">{problem && <p className="font-semibold text-laterite">{problem}</p>}</div>
    </li>
  )
}

/** Nominations: to make, made, and for the committee to vote on. */
export const Nominations = () => {
  const app = useApp()
  const { isOpen, grades, nominations, toVote } = useSuspenseQuery(nominationsQuery(app)).data
  return (
    <div className="grid gap-12">
      {toVote.length > 0 && (
        <section aria-labelledby="vote-title">
          <h2 id="vote-title" className="text-2xl">
            For the committee
          </h2>
          <p className="max-w-text text-ink-soft">You vote once on each; a vote cannot be changed.</p>
          <ul>
            {toVote.map((nomination) => (
              <Vote key={nomination.id} nomination={nomination} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="nominate-title" className="grid gap-5">
        <h2 id="nominate-title" className="text-2xl">
          Nominate somebody
        </h2>
        {!isOpen && <p className="max-w-text">Nominations are open from January 1 to March 31.</p>}
        {isOpen && grades.length === 0 && (
          <p className="max-w-text">
            Members with a current membership can nominate; Fellows nominate Fellows.
          </p>
        )}
        {isOpen && grades.length > 0 && <NominationForm key={nominations.length} grades={grades} />}
      </section>
      {nominations.length > 0 && (
        <section aria-labelledby="made-title">
          <h2 id="made-title" className="text-2xl">
            Your nominations
          </h2>
          <ul>
            {nominations.map((nomination) => (
              <Own key={nomination.id} nomination={nomination} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
