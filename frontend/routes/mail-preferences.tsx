import { PageTitle } from '../components/layout/PageTitle'
import { MailPreferences } from '../features/messaging/mailPreferences/MailPreferences'
import type { App } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { paths } from '../paths'

export const loader = (_app: App) => (): PageData => ({
  head: {
    title: 'Mail Preferences',
    description: 'Choose which emails and text messages you receive.',
    canonical: paths.mailPreferences.path,
  },
})

/** Where the link below each mailing leads; its secret follows the hash, and no sign-in is needed. */
export const Component = () => (
  <>
    <PageTitle title="Mail Preferences">Choose which emails and text messages you receive.</PageTitle>
    <div className="wrap max-w-[48rem] py-10">
      <MailPreferences />
    </div>
  </>
)
