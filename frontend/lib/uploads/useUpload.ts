import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { UploadPurpose } from '../../../domain/publications/uploads/purposes.schema'
import { UPLOAD_TEXTS } from '../../../domain/publications/uploads/uploadTexts.schema'
import { ApiError } from '../ApiError'
import { useSession } from '../session/useSession'
import { listUnfinishedUploads } from './unfinishedUploads'
import { cancellation, leaving } from './cancellation'
import type { Sent } from './sendFile'

/** Readers look for the beginning of a PDF in its first kilobyte. */
const HEAD_LENGTH = 1024

const isPdf = async (file: File): Promise<boolean> =>
  (await file.slice(0, HEAD_LENGTH).text()).includes('%PDF-')

const PICTURES: Partial<Record<UploadPurpose, RegExp>> = {
  nameChange: /^image\/(jpeg|png|webp|avif)$/,
  paymentSlip: /^image\/(jpeg|png|webp)$/,
  answerAttachment: /^image\/(jpeg|png|webp)$/,
  groupDocument: /^image\/(jpeg|png|webp)$/,
  applicationDocument: /^image\/(jpeg|png|webp)$/,
}

/** A first look, for an early word; the server judges by the content. */
const isWanted = async (file: File, purpose: UploadPurpose): Promise<boolean> =>
  (await isPdf(file)) || (PICTURES[purpose]?.test(file.type) ?? false)

/** Whether the server has the file of an upload no more, or would not have it. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError && [404, 415].includes(error.status) && error.fields.file !== undefined

/** What another tab begins or finishes. */
const onStorage = (listener: () => void): (() => void) => {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

export interface Uploading {
  /** Bytes that the server has; undefined while nothing is under way. */
  sent: number | undefined
  /** From which byte on an upload goes on that was interrupted; undefined for one that began now. */
  resumedFrom: number | undefined
  /** How large the files are, in bytes, whose uploads were interrupted and can go on. */
  interrupted: number[]
  /**
   * Sends a file and hands the upload's key to what takes it over. Should that fail, it can be tried again
   * without sending the file again.
   */
  send: <Result>(file: File | undefined, take: (key: string) => Promise<Result>) => Promise<Result>
  cancel: () => void
}

/** Uploads a file, of a kind that its purpose allows. What does it is loaded when it is needed. */
export const useUpload = (purpose: UploadPurpose): Uploading => {
  const userId = useSession().user?.id ?? ''
  const [sent, setSent] = useState<number>()
  const [resumedFrom, setResumedFrom] = useState<number>()
  const underWay = useRef<AbortController>(undefined)
  const arrived = useRef<Sent & { file: File }>(undefined)
  const isUnderWay = sent !== undefined

  useEffect(() => {
    if (!isUnderWay) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnderWay])
  const cancel = useCallback(() => underWay.current?.abort(cancellation()), [])
  useEffect(() => () => underWay.current?.abort(leaving()), [])
  // Asked anew whenever something is shown: a text, which tells by itself whether it changed. The server knows of none.
  const sizes = useSyncExternalStore(
    onStorage,
    () =>
      listUnfinishedUploads({ userId, purpose })
        .map(({ size }) => size)
        .join(' '),
    () => '',
  )

  const arrive = async (file: File): Promise<Sent> => {
    if (arrived.current?.file === file) return arrived.current
    const { signal } = (underWay.current = new AbortController())
    setSent(0)
    setResumedFrom(undefined)
    try {
      const { sendFile } = await import('./sendFile')
      const made = await sendFile(file, {
        uploader: { userId, purpose },
        signal,
        onProgress: setSent,
        onResumed: setResumedFrom,
      })
      arrived.current = { ...made, file }
      return made
    } finally {
      underWay.current = undefined
      setSent(undefined)
    }
  }

  const send: Uploading['send'] = async (file, take) => {
    const wrongType = UPLOAD_TEXTS.wrongType[purpose]
    if (!file || !(await isWanted(file, purpose)))
      throw new ApiError(415, 'not_pdf', wrongType, { file: wrongType })
    const { key, forget } = await arrive(file)
    const drop = (): void => {
      arrived.current = undefined
      forget()
    }
    try {
      const result = await take(key)
      drop()
      return result
    } catch (error) {
      if (isLost(error)) drop()
      throw error
    }
  }
  return { sent, resumedFrom, interrupted: sizes.split(' ').filter(Boolean).map(Number), send, cancel }
}
