import { useState } from 'react'
import type { OwnRenewals } from '../../../../domain/membership/renewals/renewals.schema'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { renewalMessages } from '../../../lib/messages/renewalMessages'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { useWithdrawal } from '../../../lib/useWithdrawal'
import { renewalQuery } from './renewalQuery'

/** A request that waits for the staff; it can be taken back. */
export const OpenRequest = ({
  request: { id, years, createdAt },
}: {
  request: NonNullable<OwnRenewals['renewal']>
}) => {
  const app = useApp()
  const isHydrated = useIsHydrated()
  const [isAsking, setIsAsking] = useState(false)
  const { withdraw, isBusy } = useWithdrawal({
    path: `/renewals/${id}/withdraw`,
    queryKey: renewalQuery(app).queryKey,
    withdrawn: renewalMessages.withdrawn,
    failed: renewalMessages.withdrawFailed,
  })
  const withdrawNow = (): void => {
    setIsAsking(false)
    void withdraw()
  }
  return (
    <div className="grid justify-items-start gap-4 border-s-4 border-amber bg-amber-wash p-5">
      <h2 className="text-xl">Renewal requested</h2>
      <p>
        You asked on <time dateTime={createdAt}>{formatDate(createdAt)}</time> for{' '}
        {years === 1 ? '1 year' : `${years} years`}. Our staff confirm it once the dues are settled; you hear
        from us by mail.
      </p>
      <Button isBusy={isBusy} disabled={!isHydrated} onClick={() => setIsAsking(true)}>
        Withdraw Request
      </Button>
      <Dialog title="Withdraw this request?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>Your membership stays as it is. You can ask again at any time.</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button tone="main" onClick={() => setIsAsking(false)}>
            Keep It
          </Button>
          <Button onClick={withdrawNow}>Withdraw It</Button>
        </p>
      </Dialog>
    </div>
  )
}
