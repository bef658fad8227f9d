import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../components/ui/Button'
import { formatDate } from '../../../lib/dates'
import { OFFLINE_PAGE } from '../../../lib/workerMessages'
import { paths } from '../../../paths'
import { useCachedAt } from './useCachedAt'
import { useWorker } from './useWorker'

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Says that the page comes from this device, and since when, as long as the site cannot be reached. */
export const OfflineNotice = () => {
  useWorker()
  const { keptAt, isTrying, tryAgain } = useCachedAt()
  const isAtDoor = useLocation().pathname.startsWith(paths.door.build('')) // it works offline, and says so itself
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className="sticky bottom-0 z-30 print:hidden">
      {keptAt !== null && !isAtDoor && (
        <div className="border-t-2 border-amber bg-amber-wash">
          <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
            <p>
              {isOnline ? 'The site cannot be reached.' : 'You are offline.'} This is what was kept on{' '}
              {formatDate(new Date(keptAt).toISOString())}.{' '}
              <a href={OFFLINE_PAGE} className="link">
                See all that is kept
              </a>
            </p>
            <Button isBusy={isTrying} onClick={tryAgain}>
              Try Again
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
