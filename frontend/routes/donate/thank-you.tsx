import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { GiftState } from '../../features/money/donations/GiftState'
import { donationStateQuery } from '../../features/money/donations/donationQueries'
import { notFound } from '../../lib/ApiError'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { paths } from '../../paths'

const GIFT = 'gift'

/** Where the payment page leads back to, with the gift's unguessable key. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    const key = new URL(request.url).searchParams.get(GIFT)
    if (!key) throw notFound()
    await app.queryClient.query(donationStateQuery(app, key))
    return { head: { title: 'Your donation', canonical: paths.donation.thankYou.path } }
  }

/** Source: spec.md section 2, "/donate"; issue 5, part 6. */
export const Component = () => {
  const [search] = useSearchParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageTitle title="Your donation" />
      <div className="wrap py-10 pb-section">
        <GiftState giftKey={search.get(GIFT) ?? ''} />
      </div>
    </>
  )
}
