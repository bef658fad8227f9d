import { useEffect, useRef, useState } from 'react'
import type { UploadPurpose } from '../../../collections/FileUploads/schema'
import { UPLOAD_TEXTS } from '../../../endpoints/uploads/texts/schema'
import { ApiError } from '../ApiError'
import type { Sending } from './sendFile'

/** Readers look for the beginning of a PDF in its first kilobyte. */
const HEAD_LENGTH = 1024

const isPdf = async (file: File): Promise<boolean> => (await file.slice(0, HEAD_LENGTH).text()).includes('%PDF-')

export interface Uploading {
  /** Bytes that the server has; undefined while nothing is under way. */
  sent: number | undefined
  /** Sends a file and returns the upload's key. The same file is not sent twice, should what follows have to be tried again. */
  send: (file: File | undefined) => Promise<string>
  cancel: () => void
}

/** Whether an upload ended because the person wanted it to. */
export const isCancelled = (error: unknown): boolean => error instanceof ApiError && error.code === 'cancelled'

/** Uploads a PDF. What does it is loaded when it is needed. */
export const useUpload = (purpose: UploadPurpose): Uploading => {
  const [sent, setSent] = useState<number>()
  const sending = useRef<Sending>(undefined)
  const arrived = useRef<{ file: File; key: string }>(undefined)
  const isUnderWay = sent !== undefined

  useEffect(() => {
    if (!isUnderWay) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnderWay])
  useEffect(() => () => sending.current?.cancel(), [])

  const send = async (file: File | undefined): Promise<string> => {
    if (!file || !(await isPdf(file))) throw new ApiError(415, 'not_pdf', UPLOAD_TEXTS.notPdf, { file: UPLOAD_TEXTS.notPdf })
    if (arrived.current?.file === file) return arrived.current.key
    setSent(0)
    try {
      const { sendFile } = await import('./sendFile')
      sending.current = sendFile(file, purpose, setSent)
      const key = await sending.current.done
      arrived.current = { file, key }
      return key
    } finally {
      sending.current = undefined
      setSent(undefined)
    }
  }
  return { sent, send, cancel: () => sending.current?.cancel() }
}
