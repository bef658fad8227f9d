import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, lazy } from 'react'
import { MENTORING_PROBLEMS } from '../../../../domain/cpd/mentoring/mentoringTexts.schema'
import { AfterHydration } from '../../../components/ui/AfterHydration'
import { useApp } from '../../../lib/app'
import { MentorList } from './MentorList'
import { AsksToAnswer, Mentorships, OwnRequestView } from './OwnMentoringParts'
import { RequestForm } from './RequestForm'
import { ownMentoringQuery } from './mentoringQueries'

/** At the end of the page, for the few who offer to be one. */
const OfferForm = lazy(async () => ({ default: (await import('./OfferForm')).OfferForm }))

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 gap-5">
    <h2 id={`${id}-title`} className="text-2xl">
      {title}
    </h2>
    {children}
  </section>
)

/** Everything about mentoring that concerns the signed-in member. Source: issue 13, part 11. */
export const OwnMentoringView = () => {
  const { refusal, offer, request, toAnswer, mentorships } = useSuspenseQuery(
    ownMentoringQuery(useApp()),
  ).data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      {refusal && (
        <p className="max-w-text border-s-4 border-amber bg-amber-wash p-4">
          {MENTORING_PROBLEMS[refusal].text}
        </p>
      )}
      {toAnswer.length > 0 && (
        <Part id="answers" title="Waiting for your answer">
          <AsksToAnswer asks={toAnswer} />
        </Part>
      )}
      {mentorships.length > 0 && (
        <Part id="mentorships" title="Your mentorships">
          <Mentorships mentorships={mentorships} />
        </Part>
      )}
      {(request ?? !refusal) && (
        <Part id="request" title={request ? 'Your request' : 'Find a mentor'}>
          {request ? <OwnRequestView request={request} /> : <RequestForm request={null} />}
        </Part>
      )}
      {!refusal && (
        <Part id="mentors" title="Mentors with free places">
          {!request && <p className="max-w-text">Save your request first; then you can ask a mentor.</p>}
          <MentorList canAsk={request?.status === 'open'} />
        </Part>
      )}
      {(offer ?? !refusal) && (
        <Part id="offer" title="Be a mentor">
          <div className="max-w-text">
            <AfterHydration>
              <OfferForm key={offer ? 'change' : 'new'} offer={offer} />
            </AfterHydration>
          </div>
        </Part>
      )}
    </div>
  )
}
