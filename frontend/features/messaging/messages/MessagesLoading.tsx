import { Skeleton } from '../../../components/ui/Skeleton'

/** Stands in the place of messages that are on their way. */
export const MessagesLoading = ({ label }: { label: string }) => (
  <div role="status" className="grid max-w-text gap-4">
    <span className="sr-only">{label}</span>
    <Skeleton className="w-1/2" />
    <Skeleton className="w-2/3" />
    <Skeleton className="w-1/3" />
  </div>
)
