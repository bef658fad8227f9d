import { FeeTable } from '../../features/grades/FeeTable'
import { GradeCards } from '../../features/grades/GradeCards'
import { gradeOffersQuery } from '../../components/membership/gradeOffersQuery'
import { BlockPage } from '../../features/pages/BlockPage'
import { pageLoader } from '../../features/pages/loadPage'

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
