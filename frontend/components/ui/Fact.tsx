import type { ReactNode } from 'react'

/** A name and what it stands for, a line of a `dl`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-t border-rule-strong py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)
