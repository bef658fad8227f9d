import type { FactListProps } from './FactList'

/** Facts one below the other, each beside its name. */
export const FactRows = ({ facts }: Pick<FactListProps, 'facts'>) => (
  <dl className="grid w-full max-w-text divide-y divide-rule-strong border-y border-rule-strong">
    {facts.map(([label, value]) => (
      <div key={label} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)
