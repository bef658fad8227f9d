import type { ReactNode } from 'react'

/** One of the numbered steps of the renewal. */
export const Step = ({
  number,
  title,
  isDone = false,
  children,
}: {
  number: number
  title: string
  isDone?: boolean
  children: ReactNode
}) => (
  <li className="grid content-start gap-4 border-t border-rule-strong pt-5">
    <h2 id={`step-${number}`} className="text-xl">
      <span className="text-laterite tabular-nums">
        <span className="sr-only">Step </span>
        {number}.
      </span>{' '}
      {title}
      {isDone && <span className="text-base text-ink-soft"> (done)</span>}
    </h2>
    {children}
  </li>
)
