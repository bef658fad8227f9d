'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { ReadOnlyField } from './ReadOnlyField'
import { type WordsProps, wordOf } from './WordsCell'

/** A value in a record of the panel, in words. The server wrote it: nobody types it here. */
export const WordsField = ({ field, path, words, otherwise }: TextFieldClientProps & WordsProps) => {
  const { value } = useField<string | null>({ path })
  return <ReadOnlyField label={field.label} path={path} text={wordOf(value, { words, otherwise })} />
}
