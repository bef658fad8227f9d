import type { CpdSummary } from '../../../domain/cpd/cpdRecord.schema'

/** The hours of the year against the target, measured out like a length. */
export const CpdProgress = ({ summary: { year, hours, targetHours } }: { summary: CpdSummary }) => {
  const share = targetHours > 0 ? Math.min(hours / targetHours, 1) : 1
  return (
    <div className="grid w-full gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id="cpd-hours">{`CPD Hours (${year})`}</span>
        <span className="font-display text-2xl font-semibold tabular-nums">{`${hours}/${targetHours}`}</span>
      </p>
      <svg
        role="meter"
        aria-labelledby="cpd-hours"
        aria-valuemin={0}
        aria-valuemax={Math.max(targetHours, hours)}
        aria-valuenow={hours}
        aria-valuetext={`${hours} of ${targetHours} hours`}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="h-2 w-full"
      >
        <rect width="100" height="6" className="fill-rule" />
        <rect width={share * 100} height="6" className="fill-laterite" />
      </svg>
    </div>
  )
}
