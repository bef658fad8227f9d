import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../../lib/session/useSession'
import type { ReadPage, StarterEvent } from '../../../lib/starterEvents.types'

const READS_PAGE: StarterEvent = 'ace:read'

/** Says which page is read, and by whom: the starter tells the service worker. */
export const useWorker = (): void => {
  const { pathname, search } = useLocation()
  const { user } = useSession()
  const person = user?.id ?? null

  useEffect(() => {
    const detail: ReadPage = { url: pathname + search, person }
    document.dispatchEvent(new CustomEvent(READS_PAGE, { detail }))
  }, [pathname, search, person])
}
