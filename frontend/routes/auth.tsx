import { type LoaderFunctionArgs, redirect, redirectDocument, useSearchParams } from 'react-router-dom'
import { Scene } from '../components/drawings/Scene'
import { AuthCard } from '../features/accounts/authentication/AuthCard'
import { ConfirmAddressForm } from '../features/accounts/authentication/ConfirmAddressForm'
import { FormOutcome } from '../features/accounts/authentication/FormOutcome'
import { LinkNotice } from '../features/accounts/authentication/LinkNotice'
import { NewPasswordForm } from '../features/accounts/authentication/NewPasswordForm'
import { ResendForm } from '../features/accounts/authentication/ResendForm'
import { signOnProviderQuery } from '../features/accounts/authentication/signOnProviderQuery'
import type { App } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { isOutsideSite, safeReturnPath } from '../lib/safeReturnPath'
import { sessionQuery } from '../lib/session/sessionQuery'
import { paths } from '../paths'
import { keysOf } from '../../platform/records.schema'

/** Where mails and refusals lead: each is shown to whoever comes, signed in or not. */
const LINK_FORMS = { reset: <NewPasswordForm />, confirm: <ConfirmAddressForm />, resend: <ResendForm /> }

type LinkForm = keyof typeof LINK_FORMS

const linkFormOf = (search: URLSearchParams): LinkForm | undefined =>
  keysOf(LINK_FORMS).find((name) => search.get(name) === 'true')

/** Who has a session already is sent on, except on the way back from a mail. Source: decisions.md "Screens". */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData | Response> => {
    const { searchParams } = new URL(request.url)
    const [{ user }] = await Promise.all([
      app.queryClient.query(sessionQuery(app)),
      app.queryClient.query(signOnProviderQuery(app)),
    ])
    if (user && !linkFormOf(searchParams)) {
      const target = safeReturnPath(searchParams.get('from'))
      return isOutsideSite(target) ? redirectDocument(target) : redirect(target)
    }
    return {
      head: {
        title: 'Sign in',
        description: 'Sign in to your account, or make one.',
        canonical: paths.auth.build(),
      },
    }
  }

export const Component = () => {
  const [search] = useSearchParams()
  const linkForm = linkFormOf(search)
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-8 py-10 md:py-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
      <div>
        <h1 className="text-3xl">Your account</h1>
        <p className="mt-4 max-w-text text-lg text-ink-soft">
          With an account you register for events, apply for membership and keep your profile.
        </p>
        <div className="mt-10 hidden lg:block">
          <Scene id="level" sheet="520 240" />
        </div>
      </div>
      <div>
        <FormOutcome />
        {search.get('link') === 'true' && <LinkNotice />}
        {linkForm ? (
          <div className="card p-5 md:p-7">{LINK_FORMS[linkForm]}</div>
        ) : (
          // another form is asked for by another address
          <AuthCard key={`${search.get('tab')} ${search.get('forgot')}`} />
        )}
      </div>
    </div>
  )
}
