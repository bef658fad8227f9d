import type { ReactNode } from 'react'
import { handlesMemberships } from '../../../../../collections/access/roles'
import { decidesApplications } from '../../../../../collections/access/regionPolicies.schema'
import type { ApplicationReview } from '../../../../../domain/membership/applications/review.schema'
import { NOT_LINKED } from '../../../../../domain/membership/applications/decisionRules.schema'
import { useSession } from '../../../../lib/session/useSession'
import { ReviewComments } from './ReviewComments'
import { EndorsementList, ReviewDocuments } from './ReviewEvidence'
import { ReviewFacts } from './ReviewFacts'
import { ReviewHead } from './ReviewHead'
import { OtherApplications, ReviewHistory } from './ReviewHistory'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 text-lg">{title}</h3>
    {children}
  </section>
)

/** An application with everything a reviewer needs beside it. Source: spec.md section 2, "application detail view". */
export const ReviewView = ({ review }: { review: ApplicationReview }) => {
  const { id, form, createdAt, feedback, account, history, comments, others } = review
  const { sponsors, sponsorsNeeded } = review
  const confirmed = sponsors.filter((sponsor) => sponsor.status === 'confirmed').length
  const { user } = useSession()
  const isOfAll = handlesMemberships(user)
  const isOwn = user !== null && account?.id === user.id
  const canDecide = decidesApplications(user) && !isOwn
  const seesEvidence = canDecide || isOfAll
  return (
    <div className="grid gap-x-16 gap-y-10 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-2">
        <ReviewHead review={review} canDecide={canDecide} seesEvidence={seesEvidence} />
        {!account && (
          <p className="border-s-4 border-laterite bg-laterite-wash p-4 font-semibold">{NOT_LINKED}</p>
        )}
        {isOwn && (
          <p className="border-s-4 border-laterite bg-laterite-wash p-4 font-semibold">
            This is your own application. A colleague decides it.
          </p>
        )}
        {feedback && (
          <div className="max-w-text">
            <p className="font-semibold">Feedback to the applicant</p>
            <p className="border-s border-edge ps-4 whitespace-pre-wrap break-words" dir="auto">
              {feedback}
            </p>
          </div>
        )}
      </div>
      <ReviewFacts form={form} />
      <div className="grid content-start gap-10">
        {seesEvidence && (
          <Part title="Documents">
            <ReviewDocuments {...review} />
          </Part>
        )}
        {seesEvidence && sponsorsNeeded + sponsors.length > 0 && (
          <Part title={`Sponsors (${confirmed} of ${sponsorsNeeded} confirmed)`}>
            <EndorsementList endorsements={sponsors} />
            {sponsors.length === 0 && <p className="text-ink-soft">Nobody has been named</p>}
          </Part>
        )}
        <Part title="History">
          <ReviewHistory createdAt={createdAt} history={history} />
        </Part>
        <Part title="Comments">
          <ReviewComments id={id} comments={comments} />
        </Part>
        <Part title="Other applications of this person">
          <OtherApplications others={others} />
        </Part>
      </div>
    </div>
  )
}
