import { classNames } from '../../lib/classNames'

/** The place that something will take. Its size comes from the class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('skeleton block h-4', className)} />
)
