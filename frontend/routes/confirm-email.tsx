import { PageTitle } from '../components/layout/PageTitle'
import { ConfirmEmail } from '../features/accounts/accountSecurity/ConfirmEmail'
import type { App } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { paths } from '../paths'

export const loader = (_app: App) => (): PageData => ({
  head: {
    title: 'Confirm your email address',
    description: 'Confirm the new email address of your account.',
    canonical: paths.confirmEmail.path,
  },
})

/** Where the link that is mailed to a new address leads; its token stands after the hash. */
export const Component = () => (
  <>
    <PageTitle title="Confirm your email address">Select the button to confirm your new address.</PageTitle>
    <div className="wrap max-w-[48rem] py-10">
      <ConfirmEmail />
    </div>
  </>
)
