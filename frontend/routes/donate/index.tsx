import type { LoaderFunctionArgs } from 'react-router-dom'
import { DonationPanel } from '../../features/money/donations/DonationPanel'
import { donationOptionsQuery } from '../../features/money/donations/donationQueries'
import { BlockPage } from '../../features/content/pages/BlockPage'
import { type BlockPageData, loadPage } from '../../features/content/pages/loadPage'
import type { App } from '../../lib/app'

const SLUG = 'donate'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<BlockPageData> => {
    const [page] = await Promise.all([
      loadPage(app, request, SLUG),
      app.queryClient.query(donationOptionsQuery(app)),
    ])
    return page
  }

/** Source: spec.md section 2, "/donate". */
export const Component = () => (
  <BlockPage>
    <div className="wrap blocks">
      <div className="page-part">
        <DonationPanel />
      </div>
    </div>
  </BlockPage>
)
