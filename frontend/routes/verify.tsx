import { type LoaderFunctionArgs, data, useParams } from 'react-router-dom'
import { PageTitle } from '../components/layout/PageTitle'
import { Verification } from '../features/membership/memberships/Verification'
import { verifiedMembershipQuery } from '../features/membership/memberships/verifiedMembershipQuery'
import type { App } from '../lib/app'
import { paths } from '../paths'

/** Where a certificate's QR code leads. An unknown number is a page of its own, and answered as not found. */
export const loader =
  (app: App) =>
  async ({ params: { number = '' } }: LoaderFunctionArgs) => {
    const found = await app.queryClient.query(verifiedMembershipQuery(app, number))
    const head = {
      title: 'Membership Verification',
      description: 'Whether a membership certificate is valid.',
      canonical: paths.verify.build(number),
    }
    return data({ head }, { status: found ? 200 : 404 })
  }

/** Source: issue 5, part 4. */
export const Component = () => {
  const { number = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageTitle title="Membership Verification">
        <span className="wrap-anywhere tabular-nums">{number}</span>
      </PageTitle>
      <div className="wrap py-10 pb-section">
        <Verification number={number} />
      </div>
    </>
  )
}
