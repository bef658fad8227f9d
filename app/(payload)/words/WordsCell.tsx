'use client'

import type { DefaultCellComponentProps } from 'payload'

export interface WordsProps {
  /** What each stored value is called. */
  words: Record<string, string>
  /** What any other is called; as it is stored when left out. */
  otherwise?: string
}

/** How staff read a value that programs write. */
export const wordOf = (value: unknown, { words, otherwise }: WordsProps): string => {
  if (typeof value !== 'string' || value === '') return '–'
  return (Object.hasOwn(words, value) ? words[value] : undefined) ?? otherwise ?? value
}

/** A value in the panel's lists, in words. */
export const WordsCell = ({ cellData, words, otherwise }: DefaultCellComponentProps & WordsProps) => (
  <span>{wordOf(cellData, { words, otherwise })}</span>
)
