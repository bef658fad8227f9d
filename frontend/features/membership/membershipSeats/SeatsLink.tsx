import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../components/ui/Button'
import { useApp } from '../../../lib/app'
import { paths } from '../../../paths'
import { ownMembershipQuery } from './seatQueries'

/** Leads a company to its seats; nothing for everybody else. */
export const SeatsLink = () => {
  const { data } = useQuery({ ...ownMembershipQuery(useApp()), throwOnError: false })
  if (!data?.seats) return null
  return (
    <section aria-labelledby="seats-link-title" className="grid content-start gap-4">
      <h2 id="seats-link-title" className="text-xl">
        Your Company’s Seats
      </h2>
      <p className="max-w-text text-ink-soft">
        Your membership has {data.seats === 1 ? 'one seat' : `${data.seats} seats`} for people of your
        company.
      </p>
      <p>
        <ButtonLink to={paths.membership.seats.build()}>See Seats</ButtonLink>
      </p>
    </section>
  )
}
