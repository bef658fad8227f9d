import { useState } from 'react'
import { useApp } from './app'
import { errorText } from './errorText'
import { useExpiredSession } from './session/useExpiredSession'
import { useToast } from './toasts'

export interface Withdrawal {
  /** Where the request is withdrawn, after `/api`. */
  path: string
  /** What shows the request, read again afterwards. */
  queryKey: readonly unknown[]
  /** What is said when it was withdrawn. */
  withdrawn: string
  /** What is said when it could not be. */
  failed: string
}

/** Withdraws a person's own open request, and says how it went. */
export const useWithdrawal = ({ path, queryKey, withdrawn, failed }: Withdrawal) => {
  const app = useApp()
  const toast = useToast()
  const redirectToSignIn = useExpiredSession()
  const [isBusy, setIsBusy] = useState(false)
  const withdraw = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await app.api.post(path)
      toast({ tone: 'success', title: withdrawn })
    } catch (error) {
      if (await redirectToSignIn(error)) return
      toast({ tone: 'error', title: failed, description: errorText(error, 'Please try again in a moment.') })
    }
    await app.queryClient.invalidateQueries({ queryKey })
    setIsBusy(false)
  }
  return { withdraw, isBusy }
}
