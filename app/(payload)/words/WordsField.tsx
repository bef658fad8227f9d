'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { type WordsProps, wordOf } from './WordsCell'

/** A value in a record of the panel, in words. The server wrote it: nobody types it here. */
export const WordsField = ({ field, path, words, otherwise }: TextFieldClientProps & WordsProps) => {
  const { value } = useField<string | null>({ path })
  const id = `field-${path}`
  return (
    <div className="field-type text read-only" style={{ flex: '1 1 10rem' }}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <input id={id} type="text" disabled value={wordOf(value, { words, otherwise })} />
      </div>
    </div>
  )
}
