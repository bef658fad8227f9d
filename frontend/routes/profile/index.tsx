import { Suspense, lazy } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { isStaff } from '../../../collections/access/policies.schema'
import { PageTitle } from '../../components/layout/PageTitle'
import { Spinner } from '../../components/ui/Spinner'
import { DeletionNotice } from '../../features/people/personalData/DeletionNotice'
import { deletionQuery } from '../../features/people/personalData/deletionQuery'
import { ProfileEditor } from '../../features/people/profiles/ProfileEditor'
import { ownProfileQuery } from '../../features/people/profiles/ownProfileQuery'
import { ApiError } from '../../lib/ApiError'
import type { App } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { profileMessages } from '../../lib/messages/profileMessages'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { useSession } from '../../lib/session/useSession'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { paths } from '../../paths'

/** The own profile; a visitor is sent to sign in. Source: spec.md sections 2 "/profile" and 8. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    try {
      await Promise.all([
        app.queryClient.query(ownProfileQuery(app)),
        app.queryClient.query(deletionQuery(app)),
      ])
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) throw error
      throw new ApiError(
        error instanceof ApiError ? error.status : 0,
        'profile',
        errorText(error, profileMessages.loadFailed),
      )
    }
    return {
      head: {
        title: 'My Profile',
        description: 'Your details, your photo and who sees them.',
        canonical: paths.profile.build(),
      },
    }
  }

/** Of staff alone. */
const OwnRoles = lazy(async () => ({ default: (await import('../../features/accounts/OwnRoles')).OwnRoles }))

export const Component = () => {
  const { user } = useSession()
  const isHydrated = useIsHydrated()
  return (
    <>
      <PageTitle title="My Profile" />
      <div className="wrap grid gap-8 py-10">
        <DeletionNotice />
        <ProfileEditor />
        {isHydrated && isStaff(user) && (
          <Suspense fallback={<Spinner label="Loading your roles" />}>
            <OwnRoles />
          </Suspense>
        )}
      </div>
    </>
  )
}
