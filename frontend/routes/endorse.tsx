import { PageTitle } from '../components/layout/PageTitle'
import { Endorsement } from '../features/membership/endorsements/Endorsement'
import type { App } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { paths } from '../paths'

export const loader = (_app: App) => (): PageData => ({
  head: {
    title: 'Your Confirmation',
    description: 'Confirm that you sponsor an application, or answer a nomination.',
    canonical: paths.endorse.path,
  },
})

/** Where the link of a sponsor, nominator or nominee leads; its token follows the hash, and no account is needed. */
export const Component = () => (
  <>
    <PageTitle title="Your Confirmation">Somebody has named you. Please tell us whether you agree.</PageTitle>
    <div className="wrap max-w-[48rem] py-10">
      <Endorsement />
    </div>
  </>
)
