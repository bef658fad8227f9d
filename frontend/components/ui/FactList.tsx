import type { ReactNode } from 'react'
import { classNames } from '../../lib/classNames'

export interface FactListProps {
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** How the facts stand: their columns. */
  className?: string
}

/** A few facts with their names above them. */
export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={classNames('grid w-full gap-x-8 gap-y-5', className)}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt className="text-ink-soft">{label}</dt>
        <dd className="mt-1 font-display text-lg font-semibold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)
