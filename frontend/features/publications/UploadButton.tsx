import { Suspense, lazy } from 'react'
import { isAdmin } from '../../../collections/access/roles'
import { useSession } from '../../lib/session/useSession'
import { useIsHydrated } from '../../lib/useIsHydrated'

const UploadPublication = lazy(async () => ({
  default: (await import('./UploadPublication')).UploadPublication,
}))

/** Where administrators add publications: loaded for them alone. */
export const UploadButton = () => {
  const { user } = useSession()
  if (!useIsHydrated() || !isAdmin(user)) return null
  return (
    <Suspense fallback={null}>
      <UploadPublication />
    </Suspense>
  )
}
