import { useState } from 'react'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { messages } from '../../lib/messages/messages'
import { useSession } from '../../lib/session/useSession'
import { useToast } from '../../lib/toasts'
import { Button } from '../ui/Button'

/** Has a link to choose a password sent to the own address: the way of who can prove nothing else. */
export const PasswordLink = () => {
  const { api } = useApp()
  const { user } = useSession()
  const showToast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)

  const send = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await api.post('/users/recover', { email: user?.email })
      setIsSent(true)
    } catch (error) {
      showToast({ tone: 'error', title: messages.error, description: errorText(error, messages.unexpected) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div>
      <p className="text-ink-soft">
        A link to choose a password can be sent to{' '}
        <span className="[overflow-wrap:anywhere]">{user?.email}</span>. When you use it, all devices are
        signed out and you sign in with the password.
      </p>
      <div role="status">
        {isSent && (
          <p className="mt-4 border-s-4 border-acacia bg-acacia-wash p-4">
            We have sent you a link. It can be used once and expires after an hour.
          </p>
        )}
      </div>
      {!isSent && (
        <p className="mt-4">
          <Button isBusy={isBusy} onClick={() => void send()}>
            Send Me a Link
          </Button>
        </p>
      )}
    </div>
  )
}
