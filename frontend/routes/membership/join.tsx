import { BlockPage } from '../../features/pages/BlockPage'
import { JoinForm } from '../../features/pages/JoinForm'
import { pageLoader } from '../../features/pages/loadPage'

export const loader = pageLoader('membership/join')

/** The start of an application. Source: spec.md section 2, "/membership/join". */
export const Component = () => (
  <BlockPage>
    <div className="wrap blocks">
      <div className="page-part">
        <JoinForm />
      </div>
    </div>
  </BlockPage>
)
