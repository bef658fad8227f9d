import { useQuery } from '@tanstack/react-query'
import { CpdProgress } from '../../../components/cpd/CpdProgress'
import { ButtonLink } from '../../../components/ui/Button'
import { useApp } from '../../../lib/app'
import { paths } from '../../../paths'

import { UnreadMessages } from '../../../components/memberMessages/UnreadMessages'
import { DashboardAnswer } from './DashboardAnswer'
import { DashboardSection } from './DashboardSection'
import { DuesSummary } from './DuesSummary'
import { Downloads } from './Downloads'
import { MembershipFacts } from './MembershipFacts'
import { OwnGroups } from './OwnGroups'
import { OwnEventList } from './OwnEventList'
import { VotesWaiting } from './VotesWaiting'
import {
  cpdSummaryQuery,
  latestApplicationQuery,
  latestRenewalQuery,
  ownEventsQuery,
  ownMembershipQuery,
} from './dashboardQueries'

export interface DashboardFailures {
  membership: boolean
  events: boolean
  cpd: boolean
}

/**
 * A member's desk: what needs attention on the left, what is at hand on the right.
 * @param failures what the server could not load, if it rendered the page
 */
export const Dashboard = ({ failures }: { failures: DashboardFailures }) => {
  const app = useApp()
  const membership = useQuery({ ...ownMembershipQuery(app), retryOnMount: !failures.membership })
  // beside the membership, whose state they tell more about: without them it still stands
  const { application } = useQuery({ ...latestApplicationQuery(app), throwOnError: false }).data ?? {}
  const { renewal } = useQuery({ ...latestRenewalQuery(app), throwOnError: false }).data ?? {}
  const events = useQuery({ ...ownEventsQuery(app), retryOnMount: !failures.events })
  const cpd = useQuery({ ...cpdSummaryQuery(app), retryOnMount: !failures.cpd })
  const status = membership.data?.status
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-12 *:first:border-t-0 *:first:pt-0">
        <DashboardSection id="membership-status" title="Membership Status">
          <DashboardAnswer query={membership} hasFailed={failures.membership} what="your membership">
            {(loaded) => <MembershipFacts membership={loaded} application={application} renewal={renewal} />}
          </DashboardAnswer>
        </DashboardSection>
        <DashboardSection id="my-events" title="My Events">
          <DashboardAnswer query={events} hasFailed={failures.events} what="your events">
            {(loaded) => <OwnEventList events={loaded} />}
          </DashboardAnswer>
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={paths.events.build()}>View Events</ButtonLink>
            <ButtonLink to={paths.tickets.build()}>My Tickets</ButtonLink>
          </p>
        </DashboardSection>
        <DashboardSection id="continuing-education" title="Continuing Education">
          <DashboardAnswer query={cpd} hasFailed={failures.cpd} what="your CPD hours">
            {(loaded) => <CpdProgress summary={loaded} />}
          </DashboardAnswer>
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={paths.membership.cpd.build()}>Record Hours</ButtonLink>
            <ButtonLink to={paths.membership.resources.build()}>View Webinars</ButtonLink>
          </p>
        </DashboardSection>
      </div>
      <div className="grid content-start gap-12 lg:*:first:border-t-0 lg:*:first:pt-0">
        <DashboardSection id="my-profile" title="My Profile">
          <p className="text-ink-soft">Your details, your photo and who sees them.</p>
          <ButtonLink to={paths.profile.build()}>Edit Profile</ButtonLink>
        </DashboardSection>
        {membership.data && membership.data.seats > 0 && (
          <DashboardSection id="seats" title="Your Company’s Seats">
            <p className="text-ink-soft">
              {membership.data.seats === 1 ? 'One seat' : `${membership.data.seats} seats`} for people of your
              company.
            </p>
            <ButtonLink to={paths.membership.seats.build()}>See Seats</ButtonLink>
          </DashboardSection>
        )}
        <DashboardSection id="dues" title="What I Owe">
          <DuesSummary />
          <ButtonLink to={paths.membership.dues.build()}>See Invoices</ButtonLink>
        </DashboardSection>
        <DashboardSection id="groups" title="My Groups">
          <OwnGroups />
          <ButtonLink to={paths.about.chapters.build()}>Find a Chapter</ButtonLink>
        </DashboardSection>
        <DashboardSection id="messages" title="Messages">
          <UnreadMessages />
          <ButtonLink to={paths.messages.build()}>Open Messages</ButtonLink>
        </DashboardSection>
        <DashboardSection id="downloads" title="Downloads">
          <Downloads hasCertificate={status === 'active' || status === 'grace'} />
        </DashboardSection>
        <DashboardSection id="recognition" title="Recognition">
          <p className="text-ink-soft">Fellowship, honours and the association’s awards.</p>
          <VotesWaiting />
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={paths.membership.recognition.build()}>View Awards</ButtonLink>
            <ButtonLink to={paths.membership.nominations.build()}>Nominate Somebody</ButtonLink>
          </p>
        </DashboardSection>
      </div>
    </div>
  )
}
