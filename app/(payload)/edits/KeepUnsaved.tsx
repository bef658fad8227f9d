'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Keeps a form unsaved after the server refused to save or to publish it. Payload takes it for saved then, and its
 * buttons do nothing until something else is typed (payload#17517). To be removed when that is mended there.
 */
export const KeepUnsaved = () => {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  useEffect(() => {
    if (isRefused && !isProcessing && !isModified) setModified(true)
  }, [isRefused, isProcessing, isModified, setModified])
  return null
}
