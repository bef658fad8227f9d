'use client'

import {
  useAllFormFields,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { type RefusedField, findLost } from './refusedFields'

/**
 * Keeps a form unsaved after the server refused to save or to publish it. Payload takes it for saved then, and its
 * buttons do nothing until something else is typed (payload#17517). To be removed when that is mended there.
 *
 * Keeps what the fields were refused for on the screen as well: an answer about what was typed before, which comes
 * after the refusal, takes it away. It is put back once; what the server says about the form after that holds.
 */
export const KeepUnsaved = () => {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const [fields, changeFields] = useAllFormFields()
  const refused = useRef(new Map<string, RefusedField>())

  useEffect(() => {
    if (isRefused && !isProcessing && !isModified) setModified(true)
  }, [isRefused, isProcessing, isModified, setModified])

  useEffect(() => {
    if (!isRefused || isProcessing) {
      refused.current.clear()
      return
    }
    const lost = findLost(refused.current, fields)
    if (lost.length === 0) return
    changeFields({ type: 'ADD_SERVER_ERRORS', errors: lost })
  }, [isRefused, isProcessing, fields, changeFields])
  return null
}
