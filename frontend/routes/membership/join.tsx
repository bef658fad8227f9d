import { GradeChoices } from '../../features/membership/grades/GradeChoices'
import { gradeOffersQuery } from '../../components/membership/gradeOffersQuery'
import { BlockPage } from '../../features/content/pages/BlockPage'
import { JOIN_FIELD } from '../../features/content/pages/joinField'
import { JoinForm } from '../../features/content/pages/JoinForm'
import { pageLoader } from '../../features/content/pages/loadPage'

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
