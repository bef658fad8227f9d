import type { ReactNode } from 'react'
import type { MyApplication } from '../../../../domain/membership/applications/decision.schema'
import { APPLIED_GRADES } from '../../../../domain/membership/applications/upgrades/ladder.schema'
import { ButtonLink } from '../../../components/ui/Button'
import { classNames } from '../../../lib/classNames'
import { formatDate } from '../../../lib/dates'
import { applicationMessages } from '../../../lib/messages/applicationMessages'
import { paths } from '../../../paths'

const isGrade = (type: string): type is keyof typeof APPLIED_GRADES => Object.hasOwn(APPLIED_GRADES, type)

export type SentApplication = NonNullable<MyApplication['application']>

const TONES = {
  good: 'border-acacia bg-acacia-wash',
  open: 'border-amber bg-amber-wash',
  stop: 'border-laterite bg-laterite-wash',
}

const Banner = ({
  tone,
  title,
  children,
}: {
  tone: keyof typeof TONES
  title: string
  children: ReactNode
}) => (
  <section
    aria-label="Your application"
    className={classNames('grid max-w-[52rem] gap-3 border-s-4 p-5 md:p-6', TONES[tone])}
  >
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
)

const Approved = ({ membershipNumber }: SentApplication) => (
  <Banner tone="good" title="Welcome to the Association">
    <p>Your application was approved.</p>
    {membershipNumber ? (
      <>
        <p className="font-display text-2xl font-semibold tabular-nums">
          <span className="block text-base">Membership ID</span>
          {membershipNumber}
        </p>
        <p>Please quote this ID in all official communication with us.</p>
      </>
    ) : (
      <p>Your membership ID is being issued.</p>
    )}
    <p>
      <ButtonLink to={paths.membership.dashboard.build()}>Go to Your Dashboard</ButtonLink>
    </p>
  </Banner>
)

const Open = ({ createdAt, membershipType }: SentApplication) => (
  <Banner tone="open" title={applicationMessages.underReview}>
    <p>
      Your application{isGrade(membershipType) && ` as ${APPLIED_GRADES[membershipType]}`} of{' '}
      {formatDate(createdAt)} is with us. Applications are processed in 2-3 weeks; we will write to you as
      soon as it is decided.
    </p>
    <p>You can send another application after that.</p>
  </Banner>
)

const Rejected = ({ feedback }: SentApplication) => (
  <Banner tone="stop" title={applicationMessages.notApproved}>
    {feedback && (
      <blockquote className="max-w-text border-s border-edge ps-4 whitespace-pre-wrap break-words" dir="auto">
        {feedback}
      </blockquote>
    )}
    <p>Please contact us if you have questions. You can correct what was missing and apply again below.</p>
    <p>
      <ButtonLink to={paths.contact.build({ subject: 'My membership application' })}>Contact Us</ButtonLink>
    </p>
  </Banner>
)

/** Where a person's application stands. Source: spec.md sections 2 and 4. */
export const ApplicationBanner = ({ application }: { application: SentApplication }) => {
  if (application.status === 'approved') return <Approved {...application} />
  return application.status === 'rejected' ? <Rejected {...application} /> : <Open {...application} />
}
