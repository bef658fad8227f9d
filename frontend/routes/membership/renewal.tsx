import { FeeTable } from '../../features/membership/grades/FeeTable'
import { gradeOffersQuery } from '../../components/membership/gradeOffersQuery'
import { BlockPage } from '../../features/content/pages/BlockPage'
import { pageLoader } from '../../features/content/pages/loadPage'

export const loader = pageLoader('membership/renewal', (app) => app.queryClient.query(gradeOffersQuery(app)))

/** How to renew, and what it costs. Source: spec.md section 2, "/membership/renewal". */
export const Component = () => (
  <BlockPage>
    <div className="wrap blocks">
      <FeeTable />
    </div>
  </BlockPage>
)
