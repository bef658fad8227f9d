import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { registerWorker } from '../../lib/registerWorker'
import { useSession } from '../../lib/session/useSession'

/** Registers the service worker with the second page that is read, and tells it what is read. */
export const useWorker = (): void => {
  const { pathname, search } = useLocation()
  const { user } = useSession()
  const person = user?.id ?? null

  useEffect(() => {
    let isLeft = false
    void registerWorker(pathname + search, person, () => isLeft)
    return () => {
      isLeft = true
    }
  }, [pathname, search, person])
}
