import type { Mark } from '../../../../domain/content/search/folding.schema'

export interface MarkedProps {
  text: string
  marks: readonly Mark[]
}

/** A text in which the words that were searched for stand out. */
export const Marked = ({ text, marks }: MarkedProps) => {
  const rest = marks.at(-1)?.[1] ?? 0
  return (
    <>
      {marks.map(([from, to], place) => (
        <span key={from}>
          {text.slice(marks[place - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(rest)}
    </>
  )
}
