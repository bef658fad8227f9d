'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { readJson } from '../../../frontend/lib/readJson'

export const ACTION_FAILED = 'Something went wrong. Please try again.'

interface RecordAction {
  isBusy: boolean
  /** Sends the action with a body in JSON. Never rejects. */
  send: (body: object) => Promise<void>
}

/**
 * An action on a record that staff take with a button of the panel: sends it, says how it went, and shows the
 * record as it is afterwards.
 * @param path where the action is sent
 * @param done what is said when it succeeded
 */
export const useRecordAction = (path: string, done: string): RecordAction => {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  const send = async (body: object): Promise<void> => {
    setIsBusy(true)
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { errors } = await readJson<{ errors?: { message: string }[] }>(response)
      if (response.ok) toast.success(done)
      else toast.error(errors?.[0]?.message ?? ACTION_FAILED)
      router.refresh()
    } catch {
      toast.error(ACTION_FAILED)
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, send }
}
