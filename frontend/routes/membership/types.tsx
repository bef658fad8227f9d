import { FeeTable } from '../../features/membership/grades/FeeTable'
import { GradeCards } from '../../features/membership/grades/GradeCards'
import { gradeOffersQuery } from '../../components/membership/gradeOffersQuery'
import { BlockPage } from '../../features/content/pages/BlockPage'
import { pageLoader } from '../../features/content/pages/loadPage'

export const loader = pageLoader('membership/types', (app) => app.queryClient.query(gradeOffersQuery(app)))

/** The grades of membership: what they need and cost. Source: spec.md section 2, "/membership/types". */
export const Component = () => (
  <BlockPage>
    <div className="wrap blocks">
      <GradeCards />
      <FeeTable />
    </div>
  </BlockPage>
)
