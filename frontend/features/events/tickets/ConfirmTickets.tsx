import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ConfirmedGuestOrder } from '../../../../domain/events/guestOrders/guestOrders.schema'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { orderMessages } from '../../../lib/messages/orderMessages'
import { reloadSession } from '../../../lib/session/forgetSession'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { paths } from '../../../paths'

const SignInToPay = ({ order }: { order: string }) => (
  <div role="status" className="grid gap-5">
    <p className="border-s-4 border-acacia bg-acacia-wash p-5 text-lg">{orderMessages.signInToPay}</p>
    <p>
      <ButtonLink tone="main" to={paths.auth.build({ from: paths.ticketOrder.build(order) })}>
        Sign In
      </ButtonLink>
    </p>
    <p className="text-ink-soft">
      You never chose a password?{' '}
      <Link to={paths.auth.forgot()} className="link">
        Choose one
      </Link>{' '}
      by a link that we send to you.
    </p>
  </div>
)

/** Orders the tickets of a guest once the guest says so: programs that open the links of mails order nothing. */
export const ConfirmTickets = () => {
  const app = useApp()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [order, setOrder] = useState<string>()

  const confirm = async (): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const token = hash.slice(1)
      const { id, isSignedIn } = await app.api.post<ConfirmedGuestOrder>('/ticket-orders/confirm', { token })
      if (isSignedIn) {
        await reloadSession(app)
        await navigate(paths.ticketOrder.build(id), { replace: true })
      } else setOrder(id)
    } catch (error) {
      setProblem(errorText(error, messages.unexpected))
    } finally {
      setIsBusy(false)
    }
  }
  if (order) return <SignInToPay order={order} />
  const hasToken = !isHydrated || hash.length > 1
  const shown = problem ?? (hasToken ? undefined : orderMessages.linkIncomplete)
  return (
    <div className="grid gap-5">
      <div role="alert">
        {shown && <p className="border-2 border-laterite bg-laterite-wash p-4 font-semibold">{shown}</p>}
      </div>
      <p className="flex flex-wrap gap-3">
        {hasToken && (
          <Button tone="main" isBusy={isBusy} disabled={!isHydrated} onClick={() => void confirm()}>
            Confirm and Order
          </Button>
        )}
        {shown && <ButtonLink to={paths.events.build()}>See Events</ButtonLink>}
      </p>
    </div>
  )
}
