import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom'
import { Scene } from '../components/drawings/Scene'
import { AuthCard } from '../features/auth/AuthCard'
import type { App } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { isOutsideSite, safeReturnPath } from '../lib/safeReturnPath'
import { sessionQuery } from '../lib/session/sessionQuery'
import { paths } from '../paths'

/** Who has a session already is sent on. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData | Response> => {
    const { user } = await app.queryClient.query(sessionQuery(app))
    if (user) {
      const target = safeReturnPath(new URL(request.url).searchParams.get('from'))
      return isOutsideSite(target) ? redirectDocument(target) : redirect(target)
    }
    return { head: { title: 'Sign in', description: 'Sign in to your account, or make one.', canonical: paths.auth.build() } }
  }

export const Component = () => (
  <div className="wrap grid items-start gap-x-16 gap-y-8 py-10 md:py-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
    <div>
      <h1 className="text-3xl">Your account</h1>
      <p className="mt-4 max-w-text text-lg text-ink-soft">With an account you register for events, apply for membership and keep your profile.</p>
      <div className="mt-10 hidden lg:block">
        <Scene id="level" sheet="520 240" />
      </div>
    </div>
    <AuthCard />
  </div>
)
