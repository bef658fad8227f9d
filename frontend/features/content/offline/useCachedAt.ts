import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useApp } from '../../../lib/app'
import type { WorkerMessage } from '../../../lib/workerMessages'

export interface CachedState {
  /** When what is shown was kept, in milliseconds since 1970; null while the line is good. */
  keptAt: number | null
  isTrying: boolean
  /** Asks the site again. */
  tryAgain: () => void
}

/** Whether the page shows what was kept, by what the service worker and the browser say. */
export const useCachedAt = (): CachedState => {
  const app = useApp()
  const { revalidate } = useRevalidator()
  const [keptAt, setCachedAt] = useState<number | null>(() => (navigator.onLine ? null : app.renderedAt))
  const [isTrying, setIsTrying] = useState(false)

  const tryAgain = useCallback(async (): Promise<void> => {
    setIsTrying(true)
    try {
      await import('../../../lib/session/forgetSession').then(({ reloadSession }) => reloadSession(app))
      await app.queryClient.invalidateQueries()
      await revalidate()
      setCachedAt(null)
    } catch {
      // still none; the notice stays
    } finally {
      setIsTrying(false)
    }
  }, [app, revalidate])

  useEffect(() => {
    let hasTried = false
    const onMessage = ({ data }: MessageEvent<WorkerMessage>): void => {
      setCachedAt(data.keptAt)
      // the line came back before this began to listen; once, for the next answer may come from the store again
      if (data.keptAt === null || !navigator.onLine || hasTried) return
      hasTried = true
      void tryAgain()
    }
    const onOffline = (): void => setCachedAt((known) => known ?? Date.now())
    const onOnline = (): void => void tryAgain()
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    worker?.addEventListener('message', onMessage)
    worker?.startMessages()
    addEventListener('offline', onOffline)
    addEventListener('online', onOnline)
    return () => {
      worker?.removeEventListener('message', onMessage)
      removeEventListener('offline', onOffline)
      removeEventListener('online', onOnline)
    }
  }, [tryAgain])

  return { keptAt, isTrying, tryAgain: () => void tryAgain() }
}
