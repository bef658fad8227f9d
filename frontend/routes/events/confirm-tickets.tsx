import { PageTitle } from '../../components/layout/PageTitle'
import { ConfirmTickets } from '../../features/events/tickets/ConfirmTickets'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { paths } from '../../paths'

export const loader = (_app: App) => (): PageData => ({
  head: {
    title: 'Confirm your tickets',
    description: 'Confirm your email address, and order the tickets that you chose.',
    canonical: paths.confirmTickets.path,
  },
})

/** Where the link that is mailed to a guest leads; its token stands after the hash. Source: issue 34, part 1. */
export const Component = () => (
  <>
    <PageTitle title="Confirm your tickets">
      Select the button to order the tickets that you chose. Your seats are reserved then, and you can pay.
    </PageTitle>
    <div className="wrap max-w-[48rem] py-10">
      <ConfirmTickets />
    </div>
  </>
)
