import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useApp } from '../../lib/app'

/** What the panel tells the page that it shows beside the form, after a draft was saved. */
const isSaved = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'payload-document-event'

/** In the panel's live preview: what was saved is shown as soon as it is saved. */
export const LivePreview = () => {
  const { queryClient } = useApp()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (window.parent === window) return undefined
    const show = async ({ origin, data }: MessageEvent): Promise<void> => {
      if (origin !== window.location.origin || !isSaved(data)) return
      await queryClient.invalidateQueries()
      await revalidate()
    }
    const listener = (event: MessageEvent): void => void show(event)
    window.addEventListener('message', listener)
    window.parent.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', listener)
  }, [queryClient, revalidate])
  return null
}
