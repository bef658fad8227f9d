import { Suspense, lazy } from 'react'
import { hasRight } from '../../../collections/access/roles'
import { useSession } from '../../lib/session/useSession'
import { useIsHydrated } from '../../lib/useIsHydrated'

const UploadPublication = lazy(async () => ({
  default: (await import('./UploadPublication')).UploadPublication,
}))

/** Where administrators add publications: loaded for them alone. */
export const UploadButton = () => {
  const { user } = useSession()
  if (!useIsHydrated() || !hasRight(user, 'content')) return null
  return (
    <Suspense fallback={null}>
      <UploadPublication />
    </Suspense>
  )
}
