import { useCallback, useEffect, useRef, useState } from 'react'
import type { UploadPurpose } from '../../../collections/FileUploads/schema'
import { UPLOAD_TEXTS } from '../../../endpoints/uploads/texts/schema'
import { ApiError } from '../ApiError'
import { cancellation } from './cancellation'

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

/** Uploads a PDF. What does it is loaded when it is needed. */
export const useUpload = (purpose: UploadPurpose): Uploading => {
  const [sent, setSent] = useState<number>()
  const underWay = useRef<AbortController>(undefined)
  const arrived = useRef<{ file: File; key: string }>(undefined)
  const isUnderWay = sent !== undefined

  useEffect(() => {
    if (!isUnderWay) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnderWay])
  const cancel = useCallback(() => underWay.current?.abort(cancellation()), [])
  useEffect(() => cancel, [cancel])

  const send = async (file: File | undefined): Promise<string> => {
    if (!file || !(await isPdf(file))) throw new ApiError(415, 'not_pdf', UPLOAD_TEXTS.notPdf, { file: UPLOAD_TEXTS.notPdf })
    if (arrived.current?.file === file) return arrived.current.key
    const { signal } = (underWay.current = new AbortController())
    setSent(0)
    try {
      const { sendFile } = await import('./sendFile')
      const key = await sendFile(file, purpose, signal, setSent)
      arrived.current = { file, key }
      return key
    } finally {
      underWay.current = undefined
      setSent(undefined)
    }
  }
  return { sent, send, cancel }
}
