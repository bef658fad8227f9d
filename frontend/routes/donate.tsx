import type { LoaderFunctionArgs } from 'react-router-dom'
import { BlockPage } from '../features/pages/BlockPage'
import { DonationPanel } from '../features/pages/DonationPanel'
import { type BlockPageData, loadPage } from '../features/pages/loadPage'
import type { App } from '../lib/app'

const SLUG = 'donate'

export const loader =
  (app: App) =>
  ({ request }: LoaderFunctionArgs): Promise<BlockPageData> =>
    loadPage(app, request, SLUG)

/** Source: spec.md section 2, "/donate". */
export const Component = () => (
  <BlockPage>
    <div className="wrap pt-10">
      <DonationPanel />
    </div>
  </BlockPage>
)
