import type { LoaderFunctionArgs } from 'react-router-dom'
import { BlockPage } from '../../features/pages/BlockPage'
import { JoinForm } from '../../features/pages/JoinForm'
import { type BlockPageData, loadPage } from '../../features/pages/loadPage'
import type { App } from '../../lib/app'

const SLUG = 'membership/join'

export const loader =
  (app: App) =>
  ({ request }: LoaderFunctionArgs): Promise<BlockPageData> =>
    loadPage(app, request, SLUG)

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
