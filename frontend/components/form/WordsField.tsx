import { TextArea, type TextAreaProps } from '../ui/TextArea'

/** A few lines in whatever language: a reason, a message. */
export const WordsField = (props: Omit<TextAreaProps, 'rows' | 'dir'>) => (
  <TextArea {...props} rows={3} dir="auto" />
)
