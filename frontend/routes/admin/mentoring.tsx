import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { handlesMemberships } from '../../../collections/access/policies.schema'
import { ViewLinks } from '../../components/ui/ViewLinks'
import { StaffOfferList } from '../../features/cpd/mentoring/staff/StaffOfferList'
import { StaffRequestList } from '../../features/cpd/mentoring/staff/StaffRequestList'
import {
  staffOffersQuery,
  staffRequestsQuery,
} from '../../features/cpd/mentoring/staff/staffMentoringQueries'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { pageNumber } from '../../lib/pageNumber'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

const isOfOffers = (search: URLSearchParams): boolean => search.get('view') === 'offers'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, handlesMemberships)
    const { searchParams: search } = new URL(request.url)
    const page = pageNumber(search)
    await (isOfOffers(search)
      ? app.queryClient.query(staffOffersQuery(app, page))
      : app.queryClient.query(staffRequestsQuery(app, page)))
    return { head: { title: 'Mentoring', canonical: deskPaths.mentoring.build() } }
  }

export const Component = () => {
  const [search] = useSearchParams()
  const [page, isShowingOffers] = [pageNumber(search), isOfOffers(search)]
  return (
    <>
      <div className="mb-6">
        <ViewLinks
          label="Mentoring"
          views={[
            { to: deskPaths.mentoring.path, label: 'Requests', isShown: !isShowingOffers },
            { to: `${deskPaths.mentoring.path}?view=offers`, label: 'Offers', isShown: isShowingOffers },
          ]}
        />
      </div>
      {isShowingOffers ? <StaffOfferList page={page} /> : <StaffRequestList page={page} />}
    </>
  )
}
