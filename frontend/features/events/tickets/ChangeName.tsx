import { Suspense, lazy, useState } from 'react'
import { Button } from '../../../components/ui/Button'
import type { ChangeNameProps } from './ChangeNameDialog'

const ChangeNameDialog = lazy(async () => ({
  default: (await import('./ChangeNameDialog')).ChangeNameDialog,
}))

/** Gives a ticket to another person. */
export const ChangeName = ({ order, ticket }: ChangeNameProps) => {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        Change Name<span className="sr-only"> for {ticket.name}</span>
      </Button>
      {isAsking && (
        <Suspense>
          <ChangeNameDialog order={order} ticket={ticket} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
