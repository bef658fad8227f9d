import { GradeChoices } from '../../features/grades/GradeChoices'
import { gradeOffersQuery } from '../../components/membership/gradeOffersQuery'
import { BlockPage } from '../../features/pages/BlockPage'
import { JOIN_FIELD } from '../../features/pages/joinField'
import { JoinForm } from '../../features/pages/JoinForm'
import { pageLoader } from '../../features/pages/loadPage'

export const loader = pageLoader('membership/join', (app) => app.queryClient.query(gradeOffersQuery(app)))

/** The start of an application. Source: spec.md section 2, "/membership/join". */
export const Component = () => (
  <BlockPage>
    <div className="wrap blocks">
      <div className="page-part">
        <JoinForm />
      </div>
      <GradeChoices fieldId={JOIN_FIELD} />
    </div>
  </BlockPage>
)
