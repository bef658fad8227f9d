import { type MouseEvent, useState } from 'react'
import type { CountedDownload } from '../../../domain/publications/hub.schema'
import { useApp } from '../../lib/app'
import { publicationMessages } from '../../lib/messages/publicationMessages'
import { useToast } from '../../lib/toasts'

/** Counts a download and leads to the file: a plain link to it works without a script. */
export const downloadAddress = (id: string): string => `/api/publications/${id}/download`

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * Counts a download, then opens the file in a new tab. The tab is opened at once, while the click still allows it:
 * a tab that opens after an answer is a pop-up, which browsers block.
 */
export const useDownload = (id: string) => {
  const { api } = useApp()
  const toast = useToast()
  const [isPending, setIsPending] = useState(false)

  const download = async (event: MouseEvent): Promise<void> => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (isPending) return
    setIsPending(true)
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    try {
      const { url } = await api.post<CountedDownload>(`/publications/${id}/downloads`)
      if (tab) tab.location.replace(url)
      else location.assign(url)
      toast({ tone: 'success', title: publicationMessages.downloadStarted })
    } catch {
      tab?.close()
      toast({ tone: 'error', title: publicationMessages.downloadFailed })
    } finally {
      setIsPending(false)
    }
  }
  return { download, isPending }
}
