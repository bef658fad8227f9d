import { PageTitle } from '../../components/layout/PageTitle'
import { ButtonLink } from '../../components/ui/Button'
import { PartnerLinks } from '../../features/money/donations/PartnerLinks'
import type { PageData } from '../../lib/pageHead'
import { paths } from '../../paths'

export const loader = () => (): PageData => ({
  head: { title: 'Donation cancelled', canonical: paths.donation.cancelled.path },
})

/** Where the payment page leads back to when its reader gives up. */
export const Component = () => (
  <>
    <meta name="robots" content="noindex" />
    <PageTitle title="Donation cancelled">
      Nothing was taken. You can begin again whenever you like.
    </PageTitle>
    <div className="wrap grid max-w-[48rem] gap-10 py-10 pb-section">
      <p className="flex flex-wrap gap-3">
        <ButtonLink tone="main" to={paths.donate.build()}>
          Back to Donate
        </ButtonLink>
        <ButtonLink to={paths.contact.build({ subject: 'Donation' })}>Contact Us</ButtonLink>
      </p>
      <PartnerLinks />
    </div>
  </>
)
